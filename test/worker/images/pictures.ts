import { GifWriter } from 'omggif'
import { decode, encode } from '../../../worker/platform/images/local/codecs'
import type { Pixels } from '../../../worker/platform/images/local/pixels'
import type { EncodedImage, ImageType, SourceImage } from '../../../worker/platform/images/transformer'
import { inspectImage } from '../../../worker/services/media/inspect-image'
import { expectOk } from '../../support/expect-ok'

export type Color = readonly [number, number, number, number?]
export const RED: Color = [220, 20, 20]
export const GREEN: Color = [20, 180, 20]
export const BLUE: Color = [20, 20, 220]
export const YELLOW: Color = [220, 220, 20]

/** Pixels with colours by position. */
export function paint(width: number, height: number, at: (x: number, y: number) => Color): Pixels {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [r, g, b, a = 255] = at(x, y)
      data.set([r, g, b, a], (y * width + x) * 4)
    }
  return { width, height, data }
}

/** Bands of equal width, side by side. */
export const columns = (width: number, height: number, colors: readonly Color[]) =>
  paint(width, height, (x) => colors[Math.floor((x * colors.length) / width)] ?? RED)

/** Bands of equal height, one below the other. */
export const rows = (width: number, height: number, colors: readonly Color[]) =>
  paint(width, height, (_, y) => colors[Math.floor((y * colors.length) / height)] ?? RED)

export const solid = (width: number, height: number, color: Color) => columns(width, height, [color])

/** The bytes of a picture's file. */
export async function fileOf(
  pixels: Pixels,
  type: ImageType = 'image/png',
): Promise<Uint8Array<ArrayBuffer>> {
  if (type === 'image/gif') return gifOf(pixels)
  return (await encode(pixels, type, 95)).bytes
}

/** A GIF of two frames: the picture, then all of it in its first colour. */
function gifOf({ width, height, data }: Pixels): Uint8Array<ArrayBuffer> {
  const palette: number[] = []
  const indexed = Array.from({ length: width * height }, (_, i) => {
    const color = ((data[i * 4] ?? 0) << 16) | ((data[i * 4 + 1] ?? 0) << 8) | (data[i * 4 + 2] ?? 0)
    if (!palette.includes(color)) palette.push(color)
    return palette.indexOf(color)
  })
  while (palette.length < 4) palette.push(0)
  const out = new Uint8Array(width * height * 4 + 1024)
  const writer = new GifWriter(out, width, height, { palette })
  writer.addFrame(0, 0, width, height, indexed)
  writer.addFrame(0, 0, width, height, indexed.fill(0))
  return out.slice(0, writer.end())
}

/** A JPEG whose orientation tag says that the camera was rotated; 6 is shown rotated clockwise by 90°. */
export async function turnedJpeg(pixels: Pixels, orientation: number): Promise<Uint8Array<ArrayBuffer>> {
  const jpeg = await fileOf(pixels, 'image/jpeg')
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1]
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
  const segment = [0xff, 0xe1, 0, exif.length + entry.length + 2, ...exif, ...entry]
  const out = new Uint8Array(jpeg.length + segment.length)
  out.set(jpeg.subarray(0, 2))
  out.set(segment, 2)
  out.set(jpeg.subarray(2), 2 + segment.length)
  return out
}

/** A PNG of a few bytes that claims any size. */
export async function pngClaiming(width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await fileOf(solid(1, 1, RED))
  new DataView(bytes.buffer).setUint32(16, width)
  new DataView(bytes.buffer).setUint32(20, height)
  return bytes
}

export const inspected = (bytes: Uint8Array<ArrayBuffer>): SourceImage => expectOk(inspectImage(bytes))

/** Why bytes aren't accepted as a picture; nothing if they are. */
export function reasonAgainst(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  const source = inspectImage(bytes)
  return source.ok ? undefined : source.failure.reason
}

/** The content of a transformed picture. */
export async function look(image: Pick<EncodedImage, 'bytes' | 'type'>) {
  const { width, height, data } = await decode(image)
  const at = (x: number, y: number): number[] => {
    const column = Math.min(width - 1, Math.floor((x / 100) * width))
    const row = Math.min(height - 1, Math.floor((y / 100) * height))
    return [...data.subarray((row * width + column) * 4, (row * width + column) * 4 + 4)]
  }
  return {
    size: [width, height],
    /** The pixel at a place in percent from the left and from the top. */
    at,
    /** Whether a colour occurs, as far as a lossy format can tell. */
    shows: (x: number, y: number, color: Color) =>
      color.slice(0, 3).every((value, i) => Math.abs((value ?? 0) - (at(x, y)[i] ?? 0)) < 24),
  }
}
