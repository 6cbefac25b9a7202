internal import FuzzTargets

/// What libFuzzer calls with each input; `FuzzTarget/chosen` reads it.
///
/// - Returns: 0, as libFuzzer has it. A fault ends the process.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let input = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    FuzzTarget.chosen.run(input)
    return 0
}
