import RowPicker
import RowScreen
import RowStore

/// Marking every row there is, and handing over what is marked.
struct MarkBench {
    private let unmarked: Model

    init(_ rows: Snapshot) {
        var settings = Settings()
        settings.mostMarks = .max
        var model = Model(
            settings: settings, size: Size(height: 24, width: 80), now: Timestamp(milliseconds: 0))
        _ = model.update(.rowsArrived(rows))
        unmarked = model
    }

    func run(into table: inout BenchTable) {
        let marking = Measurement { allMarked().selection.count }
        table.add("mark all", marking, each: "row", count: unmarked.matches)
        let marked = allMarked()
        let committing = Measurement {
            var model = marked
            return model.update(.accept).count
        }
        table.add("hand over all marked", committing, each: "row", count: unmarked.matches)
    }

    private func allMarked() -> Model {
        var model = unmarked
        _ = model.update(.mark(.selectAll))
        return model
    }
}
