import type { ImageSize } from '../../../../schema/rules/images/sizes'
import type { Area } from '../geometry'
import { gradientAlpha } from '../gradient'

/** An uncompressed picture: four bytes per pixel (red, green, blue, opacity), row by row from the top. */
export interface Pixels extends ImageSize {
  data: Uint8ClampedArray<ArrayBuffer>
}

const empty = (size: ImageSize): Pixels => ({
  width: size.width,
  height: size.height,
  data: new Uint8ClampedArray(size.width * size.height * 4),
})

/** Crops a part. */
export function crop(source: Pixels, area: Area): Pixels {
  const out = empty(area)
  for (let y = 0; y < area.height; y += 1) {
    const start = ((y + area.top) * source.width + area.left) * 4
    out.data.set(source.data.subarray(start, start + area.width * 4), y * area.width * 4)
  }
  return out
}

/** Centres a picture in a larger one that is transparent, or white if it can't be. */
export function pad(source: Pixels, size: ImageSize, opaque: boolean): Pixels {
  const out = empty(size)
  if (opaque) out.data.fill(255)
  const left = Math.floor((size.width - source.width) / 2)
  const top = Math.floor((size.height - source.height) / 2)
  for (let y = 0; y < source.height; y += 1) {
    const row = source.data.subarray(y * source.width * 4, (y + 1) * source.width * 4)
    out.data.set(row, ((y + top) * size.width + left) * 4)
  }
  return out
}

const copy = (picture: Pixels): Pixels => ({ ...picture, data: picture.data.slice() })

/** Darkens a picture towards the bottom. */
export function darkened(source: Pixels): Pixels {
  const picture = copy(source)
  for (let y = 0; y < picture.height; y += 1) {
    const light = 1 - gradientAlpha((y + 0.5) / picture.height)
    const end = (y + 1) * picture.width * 4
    for (let i = y * picture.width * 4; i < end; i += 4)
      for (let channel = 0; channel < 3; channel += 1)
        picture.data[i + channel] = (picture.data[i + channel] ?? 0) * light
  }
  return picture
}

/** One pass of a moving average along `length` pixels that are `step` bytes apart, with the ends repeated. */
function smooth(data: Uint8ClampedArray, line: Float32Array, start: number, step: number, radius: number) {
  const length = line.length
  for (let channel = 0; channel < 4; channel += 1) {
    const at = (i: number) => line[i < 0 ? 0 : i >= length ? length - 1 : i] ?? 0
    for (let i = 0; i < length; i += 1) line[i] = data[start + i * step + channel] ?? 0
    let sum = 0
    for (let i = -radius; i <= radius; i += 1) sum += at(i)
    for (let i = 0; i < length; i += 1) {
      data[start + i * step + channel] = sum / (2 * radius + 1)
      sum += at(i + radius + 1) - at(i - radius)
    }
  }
}

/** Blurs a picture: three moving averages come within a few percent of a Gaussian blur of this radius. */
export function blurred(source: Pixels, radius: number): Pixels {
  const picture = copy(source)
  const { data, width, height } = picture
  const box = Math.max(1, Math.round(radius / 2))
  const row = new Float32Array(width)
  const column = new Float32Array(height)
  for (let pass = 0; pass < 3; pass += 1) {
    for (let y = 0; y < height; y += 1) smooth(data, row, y * width * 4, 4, box)
    for (let x = 0; x < width; x += 1) smooth(data, column, x * 4, width * 4, box)
  }
  return picture
}

/** The mean colour as `#rrggbb`; absent for a picture with transparent parts. */
export function meanOf(picture: Pixels): string | undefined {
  const sums = [0, 0, 0]
  for (let i = 0; i < picture.data.length; i += 4) {
    if (picture.data[i + 3] !== 255) return undefined
    for (let channel = 0; channel < 3; channel += 1)
      sums[channel] = (sums[channel] ?? 0) + (picture.data[i + channel] ?? 0)
  }
  const hex = (sum: number) =>
    Math.round((4 * sum) / picture.data.length)
      .toString(16)
      .padStart(2, '0')
  return `#${sums.map(hex).join('')}`
}
