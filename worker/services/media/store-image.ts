import { hex } from '../../../schema/rules/hex'
import type { Database } from '../../data/database'
import { insertMedia, type MediaRow, mediaById } from '../../data/media/media'
import type { ImageTransformer } from '../../platform/images/transformer'
import { ok, type Result } from '../result'
import { inspectImage, type NotAPicture } from './inspect-image'
import { takePictures } from './pictures-in-use'

/** The key of a picture's original. */
export const imageKey = (imageId: string): string => `image/${imageId}`

export interface StoreImageDependencies {
  db: Database
  bucket: Pick<R2Bucket, 'put'>
  /** Without one, the picture is stored without its mean colour. */
  transformer?: ImageTransformer
}

export interface StoreImageInput {
  /** The user who uploaded it. */
  ownerId?: string
  /** The address that it was fetched from. */
  sourceUrl?: string
  /** Milliseconds since 1970 UTC. */
  now: number
}

/** The first 24 hex digits of the bytes' SHA-256. */
export async function imageIdOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return hex(await crypto.subtle.digest('SHA-256', bytes)).slice(0, 24)
}

/**
 * Stores a picture, once for everybody with the same bytes; the first uploader stays its owner. Rule:
 * docs/rules/images.md, "Uploads".
 *
 * @throws while a picture with the same bytes is being removed, which takes a moment.
 */
export async function storeImage(
  deps: StoreImageDependencies,
  bytes: Uint8Array<ArrayBuffer>,
  input: StoreImageInput,
): Promise<Result<MediaRow, NotAPicture>> {
  const inspected = inspectImage(bytes)
  if (!inspected.ok) return inspected
  const image = inspected.value
  const id = await imageIdOf(bytes)
  const [known] = await takePictures(deps.db, [id], input.now)
  if (known) return ok(known)
  const color = await deps.transformer?.meanColor(image).catch(() => undefined)
  const row: MediaRow = {
    id,
    ownerId: input.ownerId ?? null,
    contentType: image.type,
    bytes: bytes.length,
    width: image.width,
    height: image.height,
    color: color ?? null,
    sourceUrl: input.sourceUrl ?? null,
    fileName: null,
    createdAt: input.now,
    unusedSince: null,
  }
  // The bytes first, because a row promises that they exist.
  await deps.bucket.put(imageKey(id), bytes, { httpMetadata: { contentType: image.type } })
  const [added] = await deps.db.write([insertMedia(row)])
  if (added === 0 && !(await deps.db.first(mediaById, id)))
    throw new Error(`${imageKey(id)} is being removed`)
  return ok(row)
}
