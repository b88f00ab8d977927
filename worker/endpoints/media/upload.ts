import { IMAGE_MAX_BYTES } from '../../../schema/rules/images/limits'
import { uploadWording } from '../../../schema/wording/uploads'
import type { MediaRow } from '../../data/media/media'
import { imageAdapters } from '../../platform/images/adapters'
import { openOutside } from '../../platform/outside'
import type { NotAPicture } from '../../services/media/inspect-image'
import { CardAddress, readCard } from '../../services/media/link-card'
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

/** The status that says why bytes aren't a picture; nothing for any other failure. */
export const pictureStatus = (failure: Failure | NotAPicture): number | undefined =>
  'reason' in failure ? STATUS[failure.reason] : undefined

const refuse = (failure: Failure | NotAPicture): Response => failureResponse(failure, pictureStatus(failure))

/** What storing a picture takes. */
export async function uploadParts({ env, parts }: EndpointContext) {
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
const USAGE = { most: MOST_BYTES, usage: 'Send {"url": "https://…"} as JSON.', isTyped: true }

/** What fetching from elsewhere takes, too. */
const fetchingParts = async (context: EndpointContext) => ({
  ...(await uploadParts(context)),
  outside: openOutside(context.env),
})

/** POST `/_/upload-url` with `{url}`: the same for a picture on the web. */
export const uploadUrl: Endpoint = async (context) => {
  const uploader = await requireUploader(context.parts)
  if (!uploader.ok) return refuse(uploader.failure)
  const input = await readInput(context.request, PictureAddress, USAGE)
  if (!input.ok) return inputResponse(input.failure)
  return answer(await uploadFromAddress(await fetchingParts(context), input.value))
}

/** POST `/_/link-card` with `{url}`: what a card says of that page. Rule: docs/rules/editor.md, "Link cards". */
export const linkCard: Endpoint = async (context) => {
  const uploader = await requireUploader(context.parts)
  if (!uploader.ok) return refuse(uploader.failure)
  const input = await readInput(context.request, CardAddress, USAGE)
  if (!input.ok) return inputResponse(input.failure)
  const facts = await readCard(await fetchingParts(context), input.value)
  return facts.ok
    ? Response.json(facts.value, { headers: { 'cache-control': 'no-store' } })
    : refuse(facts.failure)
}
