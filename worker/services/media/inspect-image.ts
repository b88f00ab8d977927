import { disableTypes, imageSize, types } from 'image-size'
import { IMAGE_MAX_BYTES, IMAGE_MAX_PIXELS, IMAGE_MAX_SIDE } from '../../../schema/rules/images/limits'
import { isWholeImage } from '../../../schema/rules/images/whole-image'
import { uploadWording } from '../../../schema/wording/uploads'
import type { ImageType, SourceImage } from '../../platform/images/transformer'
import { type Failed, type Failure, failed, ok, type Result } from '../result'

const TYPES: Record<string, ImageType> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
}
disableTypes(types.filter((type) => !(type in TYPES)))

const REASONS = {
  'too-many-bytes': uploadWording.tooLarge,
  'unknown-type': uploadWording.unknownType,
  'too-many-pixels': uploadWording.tooManyPixels,
  incomplete: uploadWording.incomplete,
} as const

/** Why bytes aren't accepted as a picture. */
export interface NotAPicture extends Failure<'BAD_REQUEST'> {
  readonly reason: keyof typeof REASONS
}

const notAPicture = (reason: NotAPicture['reason']): Failed<NotAPicture> =>
  failed({ code: 'BAD_REQUEST', field: null, message: REASONS[reason], reason })

/** A WebP's header says whether pixels may be transparent. */
function webpIsTransparent(bytes: Uint8Array): boolean {
  const kind = String.fromCharCode(...bytes.subarray(12, 16))
  if (kind === 'VP8X') return ((bytes[20] ?? 0) & 0x10) !== 0
  // Lossless: the bit after two sizes of 14 bits each.
  return kind === 'VP8L' && ((bytes[24] ?? 0) & 0x10) !== 0
}

/**
 * Recognises a picture by its content, reads its size from the header and checks that it is complete, before
 * anything is decoded. Rule: docs/rules/images.md, "Uploads".
 */
export function inspectImage(bytes: Uint8Array<ArrayBuffer>): Result<SourceImage, NotAPicture> {
  if (bytes.length > IMAGE_MAX_BYTES) return notAPicture('too-many-bytes')
  let header: ReturnType<typeof imageSize>
  try {
    header = imageSize(bytes)
  } catch {
    return notAPicture('unknown-type')
  }
  const type = TYPES[header.type ?? '']
  if (!type || !(header.width >= 1 && header.height >= 1)) return notAPicture('unknown-type')
  if (header.width * header.height > IMAGE_MAX_PIXELS) return notAPicture('too-many-pixels')
  if (Math.max(header.width, header.height) > IMAGE_MAX_SIDE) return notAPicture('too-many-pixels')
  if (!isWholeImage(bytes, type)) return notAPicture('incomplete')
  // Orientations 5 to 8 turn the picture on its side.
  const turned = (header.orientation ?? 1) >= 5
  return ok({
    bytes,
    type,
    width: turned ? header.height : header.width,
    height: turned ? header.width : header.height,
    transparent: type === 'image/webp' ? webpIsTransparent(bytes) : type !== 'image/jpeg',
  })
}
