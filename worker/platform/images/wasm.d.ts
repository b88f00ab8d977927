/** Modules of WebAssembly: the bundler hands them over compiled. */
declare module '*.wasm' {
  const module: WebAssembly.Module
  export default module
}
// These two have a description beside them, of what is inside the compiled module.
declare module '@jsquash/png/codec/pkg/squoosh_png_bg.wasm' {
  const module: WebAssembly.Module
  export default module
}
declare module '@jsquash/resize/lib/resize/pkg/squoosh_resize_bg.wasm' {
  const module: WebAssembly.Module
  export default module
}
