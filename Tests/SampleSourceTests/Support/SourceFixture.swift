import Testing

/// A piece of Swift whose lexing is easy to get wrong.
struct SourceFixture: CustomTestStringConvertible, Sendable {
    var name: String
    var source: String

    var bytes: [UInt8] { Array(source.utf8) }
    var testDescription: String { name }

    init(_ name: String, _ source: String) {
        self.name = name
        self.source = source
    }
}

extension SourceFixture {
    /// What compiles, or would with the declarations around it.
    static let wellFormed = [
        SourceFixture("a raw string", ###"let a = #"quote " and \n and \#(value) and "# + ##"one "# more \##(b)"##"###),
        SourceFixture("a raw string of three quotes on one line", ###"let a = #"""#; let b = #""""#; let c = #"" "" "#"###),
        SourceFixture("a raw multi-line string", "let a = #\"\"\"\n  text \"\"\" text \\(no) \\#(yes)\n  \"\"\"#\nlet b = 1"),
        SourceFixture(
            "raw strings of both kinds, one below the other",
            "let a = #\"\"\"\n  b\n  \"\"\"#\nlet c = #\"\"\"#\nlet d = ##\"\"\"#\"##"),
        SourceFixture(
            "a string of several lines",
            "let a = \"\"\"\n    one // text\n    two /* text */ \\\n    \"three\" \"\"\n    \"\"\"\n"),
        SourceFixture("an empty string", #"let a = "" + "" + "" "#),
        SourceFixture("escapes", #"let a = "\"\\" + "\u{1F600}\t\'" + "\\\"" // done"#),
        SourceFixture("interpolation", #"let a = "x \(b + "y \(c(d, "(")) )") z" + "\(e)\(f)""#),
        SourceFixture("an interpolation with a comment", #"let a = "\(b /* ) " */) c" // d"#),
        SourceFixture("an interpolation over lines", "let a = \"\"\"\n  \\(f(\n    1, // one\n    \"two\"\n  ))\n  \"\"\"\n"),
        SourceFixture("nested comments", "/* a /* b */ c */ let a = 1 /**/ /***/ /** doc */ /*/ odd */"),
        SourceFixture(
            "comments of every kind", "// a\n/// b\n//// c\n/* d */\n/** e */\n/*** f */\n//\n///\n/**/let a = 1 //end"),
        SourceFixture("a comment in an operator", "let a = b +/* c */d\nlet e = f +// g\nh\nlet i = j*/*k*/l"),
        SourceFixture(
            "attributes", "@MainActor @Test(arguments: [1]) @Testing.Suite @objc(a:b:) @available(iOS 13.0, *) @`odd` func f() {}"
        ),
        SourceFixture(
            "macros", "#expect(a == #file) ; let b = #selector(c) ; #Preview { d } ; #warning(\"e\") ; let f = #fileID"),
        SourceFixture("regular expressions", ###"let a = /b+/ ; c(/d e/, /[/]\/(f)/) ; let g = #/h/i/# ; let j = ##/k/#l/##"###),
        SourceFixture("a regular expression over lines", "let a = #/\n  b # comment\n  (c|d)/\n/#\nlet e = 1"),
        SourceFixture(
            "division and regular expressions",
            "let a = b / c / d ; let e = f/g/h ; reduce(0, /) ; let i = [/, *] ; j = !/k/ ; l(m/n, o/p)"),
        SourceFixture(
            "a regular expression behind try", "let a = try? /b c/.wholeMatch(in: d) ; let e = try! / f/ ; let g = try /h/"),
        SourceFixture("slashes as names", "func / (a: Int) {} ; operator /^/ ; prefix operator / ; infix operator ./. : P"),
        SourceFixture(
            "operators",
            "a <> b ; c... ; ...d ; 0..<1 ; e ?? f ; g! ; h?.i ; j ? k : l ; -m ; n += 1 ; o = &p ; q ==-r ; a.b.c ; \\.d ; \\A.e?.f"
        ),
        SourceFixture(
            "numbers", "0 1_000 0xFF_0 0b10_1 0o17 1.5 1e10 1.5e-3 0x1p4 0x1.8p-2 a.0.1 1.description 0xFF.hash 1..<2 3.0.x"),
        SourceFixture(
            "conditional compilation",
            "#if os(Linux) && !DEBUG\nlet a = 1\n#elseif canImport(UIKit)\n#else\n#endif\nif #available(iOS 17, *), #unavailable(macOS 14) {}\n#sourceLocation()"
        ),
        SourceFixture("a shebang", "#!/usr/bin/env swift\nlet a = 1"),
        SourceFixture("identifiers in other scripts", "let añadir = 1, число = 2, 数 = 3, é = 4, e\u{301}x = 5, _a1 = 6"),
        SourceFixture("emoji", "let 🐶 = \"🐱\" // 🐭\nlet 👨‍👩‍👧 = 🐶 + 👍🏽"),
        SourceFixture("identifiers in backticks", "let `class` = 1 ; func `reads as a sentence // really`() {} ; a.`default`()"),
        SourceFixture("words behind a period", "a.self ; b.init() ; .default ; .in ; c.class ; let d: E.Type = F.self"),
        SourceFixture(
            "labels",
            "f(in: a, for: b) ; func g(for c: Int, in: Int, `do`: Int) {} ; h[default: 1] ; [nil: 1, true: 2] ; x ? nil : self ; repeat {} while: {}"
        ),
        SourceFixture(
            "accessors",
            "var a: Int { get { 1 } set { b = newValue } } ; var c = 1 { willSet {} didSet(old) {} } ; protocol P { var d: Int { get async throws } ; var e: Int { get set } }"
        ),
        SourceFixture(
            "modifiers",
            "public final class A { private(set) lazy var a = 1 ; weak var b: B? ; unowned(safe) let c: C ; override func d() {} ; required convenience init() {} ; nonisolated(unsafe) static var e = 1 }"
        ),
        SourceFixture(
            "more modifiers",
            "struct A { mutating func a() {} ; static prefix func - (b: A) -> A { b } } ; indirect enum C { indirect case d } ; open class E {} ; distributed actor F {} ; package func g() {}"
        ),
        SourceFixture(
            "effects",
            "func a() async throws(E) -> Int { try await b() } ; async let c = d ; let e: () async -> Void = { () async in } ; for await f in g {} ; func async() {} ; a.async { }"
        ),
        SourceFixture(
            "marks in front of expressions", "while unsafe !a, await -b < c {} ; let unsafe = 1 ; d(unsafe &e, unsafe - 1)"),
        SourceFixture(
            "types",
            "let a: some View = b ; func c(_: any Error, _: borrowing D, _: sending E, _: isolated F) {} ; func g<each T>(_: repeat each T) {} ; consume h ; copy i ; discard self ; let j: any ~Copyable"
        ),
        SourceFixture(
            "names that are keywords elsewhere",
            "let get = 1, set = 2 ; get(set) ; func actor() {} ; open(a) ; some(b) ; any.any ; weak = left ; message(of: any)"),
        SourceFixture("captures", "{ [weak self, unowned a, b = c] (d: Int) -> Void in self?.e(d) }"),
        SourceFixture(
            "cases that are keywords elsewhere",
            "enum A {\n  case actor, consuming, isolated\n  case open, override\n  case get\n}"),
        SourceFixture(
            "an actor and a macro",
            "actor A<B> {} ; @attached(extension, names: named(a)) public macro c<T>(_: T) = #externalMacro(module: \"d\", type: \"E\") ; let actor = macro"
        ),
        SourceFixture(
            "a precedence group",
            "precedencegroup A {\n  associativity: left\n  higherThan: B\n  lowerThan: C\n  assignment: true\n}"),
        SourceFixture(
            "availability",
            "@available(iOS, introduced: 13, deprecated: 15, message: \"a\") @available(*, unavailable, renamed: \"b\") @backDeployed(before: macOS 12) func c() {}"
        ),
        SourceFixture(
            "line endings of every kind",
            "let a = 1 // b\r\nlet c = \"\"\"\r\n  d\r\n  \"\"\"\r\nlet e = 2 // f\rlet g = 3\u{B}\u{C}let h = 4"),
        SourceFixture("a dollar sign", "{ $0 + $1.a + $b } ; _ = $`c`"),
    ]

    /// What no compiler accepts.
    static let malformed = [
        SourceFixture("nothing", ""),
        SourceFixture("an unterminated string", "let a = \"b // c\nlet d = 1 // e"),
        SourceFixture("an unterminated raw string", "let a = ##\"b\"# // c\nlet d = 1"),
        SourceFixture("an unterminated string of several lines", "let a = \"\"\"\n  b \\(c) // d\n let e = 1"),
        SourceFixture("an unterminated interpolation", "let a = \"b \\(c + d\nlet e = 1 // f\n\"g\""),
        SourceFixture("unterminated interpolations", "let a = \"b \\(\"c \\(\"d\n // e\nf"),
        SourceFixture("an unterminated comment", "let a = 1 /* b /* c */ let d = 2"),
        SourceFixture("an unterminated regular expression", "let a = /b c\nlet d = #/e\nlet f = #/\n g\n let h = 1"),
        SourceFixture("an unterminated backtick", "let `a b\nlet c = `d`"),
        SourceFixture("malformed numbers", "0xg 0b2 0o9 1_ 1.e5 1e 1e+ 0x1.8 0x1p 12abc 0x.p1 1.5.6 08"),
        SourceFixture("stray marks", "*/ ) ] } # @ ` \\ $ ' ; #if#else @@a ##b"),
        SourceFixture("an apostrophe string", "let a = 'b \\' c' // d\nlet e = 'f"),
        SourceFixture("characters without use", "let a\u{0}b = \u{1}1\u{A0}+\u{A0}2 \u{FEFF}c"),
        SourceFixture("too many pound signs", "let a = #\"b\"## ; c"),
    ]
}
