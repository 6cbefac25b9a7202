import ImageSize
import Testing

@Suite struct `The size of a picture` {
    @Test(arguments: Picture.readable)
    func `is read from the beginning of its file`(picture: Picture) {
        let size = ImageSize(of: picture.bytes)
        #expect(size?.width == 300 && size?.height == 200, "\(picture.name): \(String(describing: size))")
    }

    @Test(arguments: Picture.readable)
    func `is nothing while too little of the file is there`(picture: Picture) {
        for count in 0..<picture.needed { #expect(ImageSize(of: Array(picture.bytes.prefix(count))) == nil, "\(count) bytes") }
        #expect(ImageSize(of: Array(picture.bytes.prefix(picture.needed))) != nil)
    }

    @Test(arguments: [
        "", "<", "<svg", "<svg width", "<svg width=", "<svg width=300", "<svg width='300", "<html><svg viewBox='0 0 3 2'>",
        "<!--", "<?xml", "<svg width='100%' height='100%'>", "<svg width='0' height='2'>", "<svg viewBox='0 0 3'>",
        "<svg viewBox='0 0 0 0'>", "<svg width='-3' height='2'>", "<svg width='3em' height='2em'>",
        "<svg width='3' height='2e9'>",
        "<svg width='3'>", "GIF89a\0\0\0\0", "BM", "\u{FF}\u{D8}",
    ])
    func `is nothing where the file does not say it`(text: String) { #expect(ImageSize(of: Array(text.utf8)) == nil) }

    @Test(arguments: [
        ("<svg width='300' height='200'>", 300, 200), ("<svg width='300.4px' height='199.6px'>", 300, 200),
        ("<svg xmlns='x' viewBox='0 0 300 200'/>", 300, 200), ("<svg viewBox='5,5,300,200'>", 300, 200),
        ("<svg width='300' viewBox='0 0 3 2'>", 300, 200), ("<svg height='200' viewBox='0 0 3 2'>", 300, 200),
        ("<svg width='100%' height='100%' viewBox='0 0 300 200'>", 300, 200), ("<svg width='1in' height='72pt'>", 96, 96),
        ("<svg\n  width = \"2.54cm\"\n  height\t=\t'25.4mm'\n>", 96, 96), ("<svg width='6pc' height='96'>", 96, 96),
        (
            "\u{FEFF}<?xml version='1.0'?>\n<!-- <svg width='1' height='1'> -->\n<!DOCTYPE svg>\n<svg width='300' height='200'>",
            300, 200
        ),
    ])
    func `is what a drawing's outermost tag says`(text: String, width: Int, height: Int) {
        let size = ImageSize(of: Array(text.utf8))
        #expect(size?.width == width && size?.height == height)
    }

    @Test(arguments: [1: (300, 200), 3: (300, 200), 5: (200, 300), 6: (200, 300), 8: (200, 300), 9: (300, 200)])
    func `is that of a photograph as it is shown, not as it was taken`(orientation: Int, shown: (Int, Int)) {
        for isLittle in [true, false] {
            let size = ImageSize(of: Picture.jpeg(orientation: UInt8(orientation), isLittle: isLittle))
            #expect(size?.width == shown.0 && size?.height == shown.1)
        }
    }

    @Test func `does not trust the lengths in a file`() {
        var jpeg = Picture.jpeg(orientation: 6, isLittle: true)
        for place in jpeg.indices {
            for byte: UInt8 in [0, 1, 0x7F, 0xFF] {
                let old = jpeg[place]
                jpeg[place] = byte
                _ = ImageSize(of: jpeg)
                jpeg[place] = old
            }
        }
    }
}
