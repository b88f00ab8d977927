import { IMAGE_MAX_BYTES } from '../../../schema/rules/images/limits'
import { uploadWording } from '../../../schema/wording/uploads'
import { imageAdapters } from '../../platform/images/adapters'
import { storeImage } from '../../services/media/store-image'
import { can } from '../../services/policies/can'
import { SITE } from '../../services/policies/site'
import type { Endpoint } from '../endpoint'
import { readBody } from '../read-body'

/** How many pictures a person may upload in an hour. */
const MOST = 60
const HOUR = 60 * 60 * 1000

const REFUSALS = {
  'too-many-bytes': [413, uploadWording.tooLarge],
  'unknown-type': [415, uploadWording.unknownType],
  'too-many-pixels': [422, uploadWording.tooManyPixels],
  incomplete: [422, uploadWording.incomplete],
} as const

const answer = (status: number, body: object): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
const refuse = (status: number, code: string, message: string): Response =>
  answer(status, { error: { code, message } })

/**
 * POST `/_/upload`: the body is a picture, the response `{imageId, width, height}`. The same picture gives
 * the same id. Rule: docs/rules/images.md, "Uploads".
 */
export const upload: Endpoint = async ({ request, env, reader, viewer, parts, clock }) => {
  const session = await parts.session()
  if (!session) return refuse(401, 'UNAUTHORIZED', 'Sign in first.')
  if (!can(await viewer(), 'upload', SITE)) return refuse(403, 'FORBIDDEN', uploadWording.suspended)
  const chunks = await readBody(request, IMAGE_MAX_BYTES)
  if (!chunks) return refuse(413, 'TOO_LARGE', uploadWording.tooLarge)
  const bytes = new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer())
  if (bytes.length === 0) return refuse(400, 'BAD_REQUEST', uploadWording.empty)
  if ((await parts.lockouts.use('uploads', session.user.id, HOUR)) > MOST) {
    return refuse(429, 'RATE_LIMITED', uploadWording.tooMany)
  }
  const deps = { db: reader.db, bucket: env.MEDIA, transformer: (await imageAdapters(env)).transformer }
  const stored = await storeImage(deps, bytes, { ownerId: session.user.id, now: clock.now() })
  if (typeof stored === 'string') {
    const [status, message] = REFUSALS[stored]
    return refuse(status, stored.replaceAll('-', '_').toUpperCase(), message)
  }
  return answer(200, { imageId: stored.id, width: stored.width, height: stored.height })
}
