declare module 'omggif' {
  /** Reads a GIF. @throws when the bytes are none. */
  export class GifReader {
    constructor(bytes: Uint8Array)
    readonly width: number
    readonly height: number
    frameInfo(frame: number): { x: number; y: number; width: number; height: number }
    decodeAndBlitFrameRGBA(frame: number, pixels: Uint8ClampedArray): void
  }
}
