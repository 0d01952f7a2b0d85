/// Reads a command line, without the program's name.
///
/// Later words win over earlier ones, and the first word that is wrong is the one the error names.
/// - Parameter defaults: what is wanted of every run; the command line wins over it.
package func parseOptions(
    _ arguments: [[UInt8]], guise: Guise, defaults: DefaultOptions? = nil
) throws(OptionError) -> Command {
    var reader = ArgumentReader(arguments, from: defaults?.options ?? Options(guise: guise))
    return try reader.command()
}
