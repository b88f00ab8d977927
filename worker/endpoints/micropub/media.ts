import { imageUrl } from '../../../schema/rules/images'
import { MOST_MICROPUB_BYTES } from '../../../schema/rules/micropub'
import { micropubWording as wording } from '../../../schema/wording/micropub'
import { uploadImage } from '../../services/media/upload-image'
import { type Failure, ok, type Result } from '../../services/result'
import type { Endpoint, EndpointContext } from '../endpoint'
import { pictureStatus, uploadParts } from '../media/upload'
import { lacksScope, micropubError, micropubFailure, NEVER_STORED } from './failure'
import { formOf, formTokenOf } from './read-request'
import { withMicropubToken } from './with-micropub-token'

/** In a form that every program reads, since programs look at what they have stored. */
const pictureUrl = (imageId: string): string =>
  imageUrl(imageId, { strategy: 'resample', width: 1360, webp: false })

/** Stores a picture of the token's owner. @returns its address. */
export async function storePicture(
  context: EndpointContext,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Result<string, Failure>> {
  const stored = await uploadImage(await uploadParts(context), { bytes })
  return stored.ok ? ok(context.origin + pictureUrl(stored.value.id)) : stored
}

/** Takes a picture whose address may stand in entries. Rule: docs/rules/micropub.md, "Pictures". */
export const takeMicropubMedia: Endpoint = async (context) => {
  const { request } = context
  const isForm = request.headers.get('content-type')?.toLowerCase().startsWith('multipart/form-data')
  if (!isForm) return micropubError('invalid_request', wording.file, { status: 415 })
  return withMicropubToken(
    context,
    () => formOf(request, MOST_MICROPUB_BYTES),
    formTokenOf,
    async (token, form) => {
      if (!token.scopes.has('WRITE')) return lacksScope('media', 'WRITE')
      token.did('WRITE')
      const file = form.get('file')
      if (!(file instanceof File)) return micropubError('invalid_request', wording.file)
      const stored = await storePicture(context, new Uint8Array(await file.arrayBuffer()))
      if (!stored.ok) return micropubFailure(stored.failure, pictureStatus(stored.failure))
      return new Response(null, { status: 201, headers: { ...NEVER_STORED, location: stored.value } })
    },
  )
}
