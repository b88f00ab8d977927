import { IMAGE_MAX_BYTES } from '../../../schema/rules/images/limits'
import { uploadWording } from '../../../schema/wording/uploads'
import { imageAdapters } from '../../platform/images/adapters'
import type { NotAPicture } from '../../services/media/inspect-image'
import { requireUploader, uploadImage } from '../../services/media/upload-image'
import type { Failure } from '../../services/result'
import type { Endpoint } from '../endpoint'
import { failureResponse } from '../failure-response'
import { readBody } from '../read-body'

const STATUS: Readonly<Record<NotAPicture['reason'], number>> = {
  'too-many-bytes': 413,
  'unknown-type': 415,
  'too-many-pixels': 422,
  incomplete: 422,
}

const refuse = (failure: Failure | NotAPicture): Response =>
  failureResponse(failure, 'reason' in failure ? STATUS[failure.reason] : undefined)

/**
 * POST `/_/upload`: the body is a picture, the response `{imageId, width, height}`. The same picture gives
 * the same id. Rule: docs/rules/images.md, "Uploads".
 */
export const upload: Endpoint = async ({ request, env, parts }) => {
  const uploader = await requireUploader(parts)
  if (!uploader.ok) return refuse(uploader.failure)
  const chunks = await readBody(request, IMAGE_MAX_BYTES)
  if (!chunks)
    return failureResponse({ code: 'BAD_REQUEST', field: null, message: uploadWording.tooLarge }, 413)
  const bytes = new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer())
  const { db, clock, session, viewer, lockouts } = parts
  const { transformer } = await imageAdapters(env)
  const stored = await uploadImage(
    { db, clock, session, viewer, lockouts, bucket: env.MEDIA, transformer },
    { bytes },
  )
  if (!stored.ok) return refuse(stored.failure)
  const { id: imageId, width, height } = stored.value
  return Response.json({ imageId, width, height }, { headers: { 'cache-control': 'no-store' } })
}
