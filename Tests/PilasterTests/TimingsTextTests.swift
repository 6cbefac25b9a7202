import Site
import Testing

@testable import pilaster

@Suite struct `What --timings says` {
    @Test func `begins with the slowest stage and ends with all of it`() {
        let stages = [
            Timings.Stage(name: "read the pages", duration: .microseconds(2_500)),
            Timings.Stage(name: "plan the output", duration: .zero),
            Timings.Stage(name: "draw and write the pages", duration: .milliseconds(1_200)),
            Timings.Stage(name: "check the pages", duration: .zero),
        ]
        #expect(
            TimingsText.text(of: stages) == """
                timings:
                  1200.0 ms  100 %  draw and write the pages
                     2.5 ms    0 %  read the pages
                     0.0 ms    0 %  plan the output
                     0.0 ms    0 %  check the pages
                  1202.5 ms  100 %  all of it
                """)
    }

    @Test func `of no stages is nothing`() {
        #expect(TimingsText.text(of: []) == "timings:\n     0.0 ms    0 %  all of it")
    }
}
