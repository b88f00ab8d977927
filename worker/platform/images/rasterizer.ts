/** Turns drawings into pictures. */
export interface Rasterizer {
  /**
   * A PNG of the SVG in its own size. Text is set only in the given TrueType fonts. @throws on an invalid
   * SVG.
   */
  png(svg: string, fonts: Uint8Array[]): Promise<Uint8Array<ArrayBuffer>>
}

type Resvg = typeof import('@resvg/resvg-wasm')
let loaded: Resvg | undefined

/** The drawing library is large and rarely needed, so it is loaded with the first drawing. */
async function load(): Promise<Resvg> {
  if (loaded) return loaded
  const [resvg, wasm] = await Promise.all([
    import('@resvg/resvg-wasm'),
    import('@resvg/resvg-wasm/index_bg.wasm'),
  ])
  // Another request may have been faster while this one waited.
  if (!loaded) {
    loaded = resvg
    await resvg.initWasm(wasm.default)
  }
  return loaded
}

/** Draws in the worker itself. */
export class ResvgRasterizer implements Rasterizer {
  async png(svg: string, fonts: Uint8Array[]): Promise<Uint8Array<ArrayBuffer>> {
    const { Resvg } = await load()
    const drawing = new Resvg(svg, { font: { fontBuffers: fonts } })
    try {
      const image = drawing.render()
      const bytes = new Uint8Array(image.asPng())
      image.free()
      return bytes
    } finally {
      drawing.free()
    }
  }
}
