import type { IMAGE_TYPES } from './limits'

type ImageType = (typeof IMAGE_TYPES)[number]

const at = (bytes: Uint8Array, index: number): number => bytes[index] ?? 0

/** Where the blocks of a GIF's data end, or -1 if the file ends first. */
function afterBlocks(bytes: Uint8Array, start: number): number {
  let position = start
  while (position < bytes.length) {
    const size = at(bytes, position)
    if (size === 0) return position + 1
    position += size + 1
  }
  return -1
}

/** Bytes of a colour table, from the flags that say whether it exists and how large it is. */
const tableBytes = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1))

/**
 * The initial code size of a GIF is 2 to 8 bits; some encoders write 1. Any other could make a decoder loop
 * forever.
 */
const isCodeSize = (bits: number): boolean => bits >= 1 && bits <= 8

function isWholeGif(bytes: Uint8Array): boolean {
  let position = 13 + tableBytes(at(bytes, 10))
  let images = 0
  while (position >= 0 && position < bytes.length) {
    const kind = at(bytes, position)
    if (kind === 0x3b) return images > 0
    if (kind === 0x21) position = afterBlocks(bytes, position + 2)
    else if (kind === 0x2c) {
      const data = position + 10 + tableBytes(at(bytes, position + 9))
      if (!isCodeSize(at(bytes, data))) return false
      images += 1
      position = afterBlocks(bytes, data + 1)
    } else return false
  }
  return false
}

function isWholePng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let position = 8
  while (position + 12 <= bytes.length) {
    const end = position + 12 + view.getUint32(position)
    // IEND
    if (view.getUint32(position + 4) === 0x49454e44) return end <= bytes.length
    position = end
  }
  return false
}

/**
 * Some cameras write something after the end, so the end marker must come after the pixels but needn't be
 * last.
 */
function isWholeJpeg(bytes: Uint8Array): boolean {
  const scan = indexOfMarker(bytes, 0xda, 0)
  return scan >= 0 && indexOfMarker(bytes, 0xd9, scan) >= 0
}

function indexOfMarker(bytes: Uint8Array, marker: number, from: number): number {
  for (let i = bytes.indexOf(0xff, from); i >= 0 && i + 1 < bytes.length; i = bytes.indexOf(0xff, i + 1))
    if (bytes[i + 1] === marker) return i
  return -1
}

const isWholeWebp = (bytes: Uint8Array): boolean =>
  bytes.length >= 8 + new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true)

const CHECKS: Readonly<Record<ImageType, (bytes: Uint8Array) => boolean>> = {
  'image/jpeg': isWholeJpeg,
  'image/png': isWholePng,
  'image/gif': isWholeGif,
  'image/webp': isWholeWebp,
}

/**
 * Whether a picture's file is complete and can't trap a decoder. Walks its parts without decoding anything.
 * Rule: docs/rules/images.md, "Uploads".
 */
export function isWholeImage(bytes: Uint8Array, type: ImageType): boolean {
  return CHECKS[type](bytes)
}
