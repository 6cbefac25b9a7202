import HTML
import Testing

@testable import Renderers
@testable import ViewModels

@Suite struct `The picture of an interaction` {
    @Test func `stands before its list, whose items it leads to and is reached from`() {
        let source = FixtureDiagram.sequence.html
        #expect(source.contains("</figure>\n<ol start=\"3\">\n<li id=\"pilaster:step-3\"><strong><a class=\"arrow-link\""))
        for number in [3, 4, 6] {
            #expect(source.contains("<i id=\"pilaster:message-\(number)\"></i>"))
            #expect(source.contains("href=\"#pilaster:step-\(number)\""))
            #expect(source.contains("href=\"#pilaster:message-\(number)\""))
        }
    }

    @Test func `gives a remark its number, but no arrow and no way back`() {
        let source = FixtureDiagram.sequence.html
        #expect(source.contains("<a class=\"remark m3\" href=\"#pilaster:step-5\"><circle"))
        #expect(source.contains("<g class=\"remark m3\"><text"))
        #expect(source.contains("<li id=\"pilaster:step-5\">Fin qui"))
        #expect(!source.contains("href=\"#pilaster:message-5\""))
    }

    @Test func `tells the steps in full where it cannot be seen`() {
        let source = FixtureDiagram.sequence.html
        #expect(
            source.contains(
                """
                <svg role="img"><title>Interaction: MVVM</title><desc>3. View → View model: Si iscrive alle sue proprietà osservabili.
                4. View model → View model: Prepara i dati.
                5. Fin qui non è successo nulla di visibile.
                6. View model → View: Le notifica il cambiamento, e la view aggiorna l’interfaccia.</desc>
                """))
    }

    @Test func `has no ids twice and no links within an image`() {
        for diagram in [FixtureDiagram.ring, .sequence, .outline, .mirrored] {
            let source = diagram.html
            let ids = source.split(separator: " id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
            #expect(Set(ids).count == ids.count)
            for image in source.split(separator: "<svg role=\"img\">").dropFirst() {
                let inside = image.prefix { $0 != "\u{0}" }.split(separator: "</svg>").first ?? ""
                #expect(!inside.contains("<a"))
            }
        }
    }

    @Test func `escapes names and texts`() {
        let attack = "</title></svg><script>alert(1)</script>&\"'"
        let source = FixtureDiagram(
            title: attack, markdown: "1. **A\\<b>&\"' → B** `\(attack)` \n2. **B → A\\<b>&\"'** x\n", actors: ["B"]
        ).html
        #expect(!source.contains("<script") && !source.contains("<b>"))
        #expect(source.split(separator: "</svg>", omittingEmptySubsequences: false).count == 5)
        #expect(source.contains("aria-label=\"1. A&lt;b&gt;&amp;&quot;' → B\""))
        #expect(source.contains(">A&lt;b&gt;&amp;\"'</text>"))
    }

    @Test func `has its arrows in the list lead to the name behind them, whatever the direction`() {
        let diagram = FixtureDiagram(
            title: "T", markdown: "1. **A → B** x → y\n2. **B → A** y\n", isRightToLeft: true)
        let list = diagram.html.split(separator: "<ol>").last.map(String.init) ?? ""
        #expect(list.contains(">A ← B</a></strong> x → y"))
        #expect(list.contains(">B ← A</a></strong> y"))
    }

    @Test func `of an arrow that holds a link does not put a link into a link`() {
        let source = FixtureDiagram(title: "T", markdown: "1. **[A](a.html) → B** x\n2. **B → A** y\n").html
        #expect(source.contains("<li id=\"pilaster:step-1\"><strong><a href=\"a.html\">A</a> → B</strong> x"))
        #expect(source.contains("<li id=\"pilaster:step-2\"><strong><a class=\"arrow-link\""))
    }

    @Test func `has arrows in its list that lead to what follows, in either direction of the text`() {
        #expect(FixtureDiagram.ring.html.contains(" → ") && !FixtureDiagram.ring.html.contains("←"))
        let mirrored = FixtureDiagram.mirrored.html
        let items = mirrored.split(separator: "<ol").last ?? ""
        #expect(items.contains(" ← ") && !items.contains("→"))
    }

    @Test func `on another page leads to the list, and has no ids`() {
        var body = FixtureDiagram.ring.body
        body.diagram?.address = "../hu/vip.html"
        var html = HTMLWriter()
        if let diagram = body.diagram {
            DiagramRenderer.write(diagram, in: BodyRenderer(body, in: .fixture(.hungarian, title: "x")), to: &html)
        }
        let source = String(decoding: html.bytes, as: UTF8.self)
        #expect(source.contains("href=\"../hu/vip.html#pilaster:step-5\""))
        #expect(!source.contains(" id=\""))
    }

    @Test func `is the tall one alone where more than eight take part`() {
        let lines = (1...9).map { "\($0). **P\($0) → P\($0 + 1)** x" }.joined(separator: "\n")
        let source = FixtureDiagram(title: "T", markdown: lines).html
        #expect(source.contains("<figure class=\"diagram narrow\">"))
        #expect(!source.contains("class=\"wide\""))
        #expect(source.split(separator: "<svg class=\"tall\"").count == 2)
    }

    @Test func `does not belong to a list without arrows`() {
        #expect(
            FixtureDiagram(title: "T", markdown: "1. **A** x\n2. y\n").html == """
                <div class="text">
                <ol>
                <li><strong>A</strong> x
                </li>
                <li>y
                </li>
                </ol>
                </div>

                """)
    }
}
