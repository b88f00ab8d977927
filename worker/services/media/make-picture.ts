import type { EncodedImage, ImageTransformer, Transform } from '../../platform/images/transformer'
import { inspectImage } from './inspect-image'
import { imageKey } from './store-image'

export interface MakePictureDependencies {
  bucket: Pick<R2Bucket, 'get'>
  transformer: ImageTransformer
}

/**
 * Transforms a stored picture. `missing` is a picture that we don't have, `unreadable` one that can't be
 * decoded or is too large to be decoded. Rule: docs/rules/images.md, "Transforming".
 */
export async function makePicture(
  deps: MakePictureDependencies,
  imageId: string,
  transform: Transform,
): Promise<EncodedImage | 'missing' | 'unreadable'> {
  const stored = await deps.bucket.get(imageKey(imageId))
  if (!stored) return 'missing'
  // The header is checked again, because a stored picture may have come by another way than an upload.
  const source = inspectImage(new Uint8Array(await stored.arrayBuffer()))
  if (typeof source === 'string') return 'unreadable'
  try {
    return await deps.transformer.transform(source, transform)
  } catch (error) {
    console.warn('picture not readable', imageId, error)
    return 'unreadable'
  }
}
