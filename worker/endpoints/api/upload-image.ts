import { hex } from '../../../schema/rules/hex'
import { storyPictureUrl } from '../../../schema/rules/images'
import { IMAGE_MAX_BYTES } from '../../../schema/rules/images/limits'
import { apiWording } from '../../../schema/wording/api'
import { uploadWording } from '../../../schema/wording/uploads'
import { uploadImage } from '../../services/media/upload-image'
import { fail } from '../../services/result'
import { pictureStatus, uploadParts } from '../media/upload'
import { formIn, readBody } from '../read-body'
import { apiFailure } from './api-failure'
import { created, withHeldToken } from './with-token'

/** Bytes of a form around its picture. */
const AROUND = 64 * 1024

/** The bytes of the field `image`; nothing if the form can't be read or has none. */
async function pictureIn(
  form: Uint8Array<ArrayBuffer>[],
  type: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const fields = await formIn(form, type)
  const image = fields?.get('image')
  return image instanceof Blob ? new Uint8Array(await image.arrayBuffer()) : undefined
}

/**
 * Stores a picture of the token's owner, whose address may stand in stories that are sent later. The same picture gives
 * the same address. Rule: docs/rules/api.md, "Sending pictures".
 */
export const apiUploadImage = withHeldToken('WRITE', async (context) => {
  const { request, origin } = context
  const type = request.headers.get('content-type') ?? ''
  const unread = fail('BAD_REQUEST', apiWording.image).failure
  if (!type.toLowerCase().startsWith('multipart/form-data')) return apiFailure(unread, 415)
  const form = await readBody(request, IMAGE_MAX_BYTES + AROUND)
  if (!form) return apiFailure(fail('BAD_REQUEST', uploadWording.tooLarge).failure, 413)
  const bytes = await pictureIn(form, type)
  if (!bytes) return apiFailure(unread)
  const stored = await uploadImage(await uploadParts(context), { bytes })
  if (!stored.ok) return apiFailure(stored.failure, pictureStatus(stored.failure))
  const url = origin + storyPictureUrl(stored.value.id)
  return created({ url, md5: hex(await crypto.subtle.digest('MD5', bytes)) })
})
