declare module 'omggif' {
  /** Reads a GIF. @throws if the bytes aren't one. */
  export class GifReader {
    constructor(bytes: Uint8Array)
    readonly width: number
    readonly height: number
    /** `data_offset` is the index of the byte with the first codes’ size. */
    frameInfo(frame: number): { x: number; y: number; width: number; height: number; data_offset: number }
    decodeAndBlitFrameRGBA(frame: number, pixels: Uint8ClampedArray): void
  }
  /** Writes a GIF into `buffer`. */
  export class GifWriter {
    constructor(buffer: Uint8Array, width: number, height: number, options?: { palette?: number[] })
    addFrame(x: number, y: number, width: number, height: number, indexed: number[]): number
    /** The number of bytes written. */
    end(): number
  }
}
