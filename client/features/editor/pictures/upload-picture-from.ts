import { linkTo } from '../../../../schema/routes/links'
import { XSRF_HEADER, xsrfOf } from '../../../../schema/rules/session'
import { outcomeOf, UPLOAD_TIME, type UploadAnswer, type UploadedPicture } from '../../picture/upload-picture'

/** Stores a picture of another site; returns it, or why it wasn't stored. */
export async function uploadPictureFrom(url: string): Promise<UploadedPicture | { message: string }> {
  try {
    const response = await fetch(linkTo('UploadUrl'), {
      method: 'POST',
      credentials: 'same-origin',
      signal: AbortSignal.timeout(UPLOAD_TIME),
      headers: { 'content-type': 'application/json', [XSRF_HEADER]: xsrfOf(document.cookie) ?? '' },
      body: JSON.stringify({ url }),
    })
    return outcomeOf((await response.json()) as UploadAnswer)
  } catch {
    return outcomeOf(null)
  }
}
