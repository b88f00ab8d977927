import { uploadWording } from '../../../schema/wording/uploads'
import type { EncodedImage, ImageTransformer, Transform } from '../../platform/images/transformer'
import { type Failure, fail, ok, type Result } from '../result'
import { inspectImage } from './inspect-image'
import { imageKey } from './store-image'

export interface MakePictureDependencies {
  bucket: Pick<R2Bucket, 'get'>
  transformer: ImageTransformer
}

/**
 * Transforms a stored picture. `NOT_FOUND` is one that we don't have, `BAD_REQUEST` one that can't be decoded or
 * is too large to be decoded. Rule: docs/rules/images.md, "Transforming".
 */
export async function makePicture(
  deps: MakePictureDependencies,
  imageId: string,
  transform: Transform,
): Promise<Result<EncodedImage, Failure<'NOT_FOUND' | 'BAD_REQUEST'>>> {
  const stored = await deps.bucket.get(imageKey(imageId))
  if (!stored) return fail('NOT_FOUND', uploadWording.missing)
  // The header is checked again, because a stored picture may have come by another way than an upload.
  return transformed(deps.transformer, new Uint8Array(await stored.arrayBuffer()), transform, imageId)
}

/**
 * Transforms a picture's bytes. `BAD_REQUEST` are those that aren't a picture, or that are too large to be decoded.
 *
 * @param name what the log calls the picture.
 */
export async function transformed(
  transformer: ImageTransformer,
  bytes: Uint8Array<ArrayBuffer>,
  transform: Transform,
  name: string,
): Promise<Result<EncodedImage, Failure<'BAD_REQUEST'>>> {
  const source = inspectImage(bytes)
  if (!source.ok) return source
  try {
    return ok(await transformer.transform(source.value, transform))
  } catch (error) {
    console.warn('picture not readable', name, error)
    return fail('BAD_REQUEST', uploadWording.unreadable)
  }
}
