/// What readers see.
struct View {}
