import RowOptions

extension BuiltInList {
    /// The rows, as a file would hold them.
    var text: String {
        switch self {
        case .areas:
            """
            1\t北海道
            2\t東北
            3\t関東・信越
            4\t東海・北陸・近畿
            5\t中国・四国
            6\t九州
            7\t沖縄

            """
        case .prefectures: Self.prefectureRows
        }
    }

    /// Code by JIS X 0401, name, reading in katakana.
    private static let prefectureRows = """
        01\t北海道\tホッカイドウ
        02\t青森県\tアオモリケン
        03\t岩手県\tイワテケン
        04\t宮城県\tミヤギケン
        05\t秋田県\tアキタケン
        06\t山形県\tヤマガタケン
        07\t福島県\tフクシマケン
        08\t茨城県\tイバラキケン
        09\t栃木県\tトチギケン
        10\t群馬県\tグンマケン
        11\t埼玉県\tサイタマケン
        12\t千葉県\tチバケン
        13\t東京都\tトウキョウト
        14\t神奈川県\tカナガワケン
        15\t新潟県\tニイガタケン
        16\t富山県\tトヤマケン
        17\t石川県\tイシカワケン
        18\t福井県\tフクイケン
        19\t山梨県\tヤマナシケン
        20\t長野県\tナガノケン
        21\t岐阜県\tギフケン
        22\t静岡県\tシズオカケン
        23\t愛知県\tアイチケン
        24\t三重県\tミエケン
        25\t滋賀県\tシガケン
        26\t京都府\tキョウトフ
        27\t大阪府\tオオサカフ
        28\t兵庫県\tヒョウゴケン
        29\t奈良県\tナラケン
        30\t和歌山県\tワカヤマケン
        31\t鳥取県\tトットリケン
        32\t島根県\tシマネケン
        33\t岡山県\tオカヤマケン
        34\t広島県\tヒロシマケン
        35\t山口県\tヤマグチケン
        36\t徳島県\tトクシマケン
        37\t香川県\tカガワケン
        38\t愛媛県\tエヒメケン
        39\t高知県\tコウチケン
        40\t福岡県\tフクオカケン
        41\t佐賀県\tサガケン
        42\t長崎県\tナガサキケン
        43\t熊本県\tクマモトケン
        44\t大分県\tオオイタケン
        45\t宮崎県\tミヤザキケン
        46\t鹿児島県\tカゴシマケン
        47\t沖縄県\tオキナワケン

        """
}
