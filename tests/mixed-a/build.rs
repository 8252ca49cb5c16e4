fn main() {
    rpython_build::build()
}
