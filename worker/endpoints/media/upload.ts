import { IMAGE_MAX_BYTES } from '../../../schema/rules/images/limits'
import { uploadWording } from '../../../schema/wording/uploads'
import type { MediaRow } from '../../data/media/media'
import { imageAdapters } from '../../platform/images/adapters'
import type { NotAPicture } from '../../services/media/inspect-image'
import { PictureAddress, uploadFromAddress } from '../../services/media/upload-address'
import { requireUploader, uploadImage } from '../../services/media/upload-image'
import type { Failure, Result } from '../../services/result'
import type { Endpoint, EndpointContext } from '../endpoint'
import { failureResponse, inputResponse } from '../failure-response'
import { readBody } from '../read-body'
import { readInput } from '../read-input'

const STATUS: Readonly<Record<NotAPicture['reason'], number>> = {
  'too-many-bytes': 413,
  'unknown-type': 415,
  'too-many-pixels': 422,
  incomplete: 422,
}

const refuse = (failure: Failure | NotAPicture): Response =>
  failureResponse(failure, 'reason' in failure ? STATUS[failure.reason] : undefined)

/** What storing a picture takes. */
async function uploadParts({ env, parts }: EndpointContext) {
  const { db, clock, session, viewer, lockouts } = parts
  const { transformer } = await imageAdapters(env)
  return { db, clock, session, viewer, lockouts, bucket: env.MEDIA, transformer }
}

/** The stored picture as both endpoints answer, or why it wasn't stored. */
function answer(stored: Result<MediaRow, Failure | NotAPicture>): Response {
  if (!stored.ok) return refuse(stored.failure)
  const { id: imageId, width, height } = stored.value
  return Response.json({ imageId, width, height }, { headers: { 'cache-control': 'no-store' } })
}

/**
 * POST `/_/upload`: the body is a picture, the response `{imageId, width, height}`. The same picture gives
 * the same id. Rule: docs/rules/images.md, "Uploads".
 */
export const upload: Endpoint = async (context) => {
  const uploader = await requireUploader(context.parts)
  if (!uploader.ok) return refuse(uploader.failure)
  const chunks = await readBody(context.request, IMAGE_MAX_BYTES)
  if (!chunks)
    return failureResponse({ code: 'BAD_REQUEST', field: null, message: uploadWording.tooLarge }, 413)
  const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer())
  return answer(await uploadImage(await uploadParts(context), { bytes }))
}

/** The most bytes that an address in JSON takes. */
const MOST_BYTES = 8 * 1024

/** POST `/_/upload-url` with `{url}`: the same for a picture on the web. */
export const uploadUrl: Endpoint = async (context) => {
  const uploader = await requireUploader(context.parts)
  if (!uploader.ok) return refuse(uploader.failure)
  const usage = 'Send {"url": "https://…"} as JSON.'
  const input = await readInput(context.request, PictureAddress, { most: MOST_BYTES, usage, isTyped: true })
  if (!input.ok) return inputResponse(input.failure)
  const outside = { fetch: (address: string, init: RequestInit) => fetch(address, init) }
  return answer(await uploadFromAddress({ ...(await uploadParts(context)), outside }, input.value))
}
