import './location'
import jpegDecoder from '@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm'
import jpegEncoder from '@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm'
import decodeJpeg, { init as initDecodeJpeg } from '@jsquash/jpeg/decode.js'
import encodeJpeg, { init as initEncodeJpeg } from '@jsquash/jpeg/encode.js'
import pngCodec from '@jsquash/png/codec/pkg/squoosh_png_bg.wasm'
import decodePng, { init as initDecodePng } from '@jsquash/png/decode.js'
import encodePng, { init as initEncodePng } from '@jsquash/png/encode.js'
import resizePixels, { initResize } from '@jsquash/resize'
import resizeModule from '@jsquash/resize/lib/resize/pkg/squoosh_resize_bg.wasm'
import webpDecoder from '@jsquash/webp/codec/dec/webp_dec.wasm'
import webpEncoder from '@jsquash/webp/codec/enc/webp_enc_simd.wasm'
import decodeWebp, { init as initDecodeWebp } from '@jsquash/webp/decode.js'
import encodeWebp, { init as initEncodeWebp } from '@jsquash/webp/encode.js'
import { GifReader } from 'omggif'
import type { ImageSize } from '../../../../schema/rules/images/sizes'
import { isWholeImage } from '../../../../schema/rules/images/whole-image'
import type { EncodedImage, ImageType, SourceImage } from '../transformer'
import { gifCodesAreSound } from './gif-codes'
import type { Pixels } from './pixels'

/** The codecs create `ImageData`, which the runtime lacks. */
class PlainImageData implements Pixels {
  readonly colorSpace = 'srgb'
  constructor(
    readonly data: Uint8ClampedArray<ArrayBuffer>,
    readonly width: number,
    readonly height: number = data.length / 4 / width,
  ) {}
}

let ready: Promise<unknown> | undefined
/** Instantiates the modules once; they arrive compiled. */
function prepare(): Promise<unknown> {
  if (!('ImageData' in globalThis)) Object.assign(globalThis, { ImageData: PlainImageData })
  ready ??= Promise.all([
    initDecodeJpeg(jpegDecoder),
    initEncodeJpeg(jpegEncoder),
    initDecodePng(pngCodec),
    initEncodePng(pngCodec),
    initDecodeWebp(webpDecoder),
    initEncodeWebp(webpEncoder),
    initResize(resizeModule),
  ])
  return ready
}

function decodeGif(bytes: Uint8Array): Pixels {
  const gif = new GifReader(bytes)
  const frame = gif.frameInfo(0)
  // Frames state their own size: one that extends beyond the picture could ask for gigabytes.
  if (frame.x + frame.width > gif.width || frame.y + frame.height > gif.height) throw new Error('bad frame')
  if (!gifCodesAreSound(bytes, frame.data_offset)) throw new Error('bad codes')
  const data = new Uint8ClampedArray(gif.width * gif.height * 4)
  gif.decodeAndBlitFrameRGBA(0, data)
  return { data, width: gif.width, height: gif.height }
}

/** The pixels of a stored picture, upright. @throws if the bytes don't match the header. */
export async function decode({ bytes, type }: Pick<SourceImage, 'bytes' | 'type'>): Promise<Pixels> {
  if (!isWholeImage(bytes, type)) throw new Error('damaged picture')
  await prepare()
  if (type === 'image/gif') return decodeGif(bytes)
  const { buffer } = bytes.byteLength === bytes.buffer.byteLength ? bytes : bytes.slice()
  try {
    if (type === 'image/jpeg') return await decodeJpeg(buffer, { preserveOrientation: true })
    return await (type === 'image/png' ? decodePng(buffer) : decodeWebp(buffer))
  } catch (error) {
    // A decoder that aborted decodes nothing any more: the next picture gets new ones.
    if (error instanceof Error && error.name === 'RuntimeError') ready = undefined
    throw error
  }
}

/** Quality is 1 to 100; PNG has none. */
export async function encode(pixels: Pixels, type: ImageType, quality: number): Promise<EncodedImage> {
  await prepare()
  const image = new PlainImageData(pixels.data, pixels.width, pixels.height)
  if (type === 'image/jpeg') return { type, bytes: new Uint8Array(await encodeJpeg(image, { quality })) }
  if (type === 'image/webp') return { type, bytes: new Uint8Array(await encodeWebp(image, { quality })) }
  return { type: 'image/png', bytes: new Uint8Array(await encodePng(image)) }
}

/** Resizes, by Lanczos. */
export async function resize(pixels: Pixels, size: ImageSize): Promise<Pixels> {
  if (pixels.width === size.width && pixels.height === size.height) return pixels
  await prepare()
  // Opacity is premultiplied, so that transparent pixels don't bleed their colour into their neighbours.
  return resizePixels(new PlainImageData(pixels.data, pixels.width, pixels.height), {
    width: size.width,
    height: size.height,
    method: 'lanczos3',
    premultiply: true,
    linearRGB: false,
  })
}
