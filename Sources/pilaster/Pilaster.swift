@main struct Pilaster { static func main() { print("pilaster") } }
