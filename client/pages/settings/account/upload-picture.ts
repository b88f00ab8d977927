import { linkTo } from '../../../../schema/routes/links'
import { IMAGE_MAX_BYTES } from '../../../../schema/rules/images/limits'
import { XSRF_HEADER, xsrfOf } from '../../../../schema/rules/session'
import { settingsWording } from '../../../../schema/wording/settings'
import { uploadWording } from '../../../../schema/wording/uploads'
import { localRefusal, type Refusal } from '../../../features/settings/use-change'

/** How long bringing a picture may take, in milliseconds: 10 MB over a slow line. */
const TIME_LIMIT = 120_000

const refuse = (message: string): { refusal: Refusal } => ({ refusal: localRefusal(message, 'imageId') })

/** Brings a picture to the worker. Rule: docs/rules/images.md, "Uploads". */
export async function uploadPicture(file: File): Promise<{ imageId: string } | { refusal: Refusal }> {
  if (file.size > IMAGE_MAX_BYTES) return refuse(uploadWording.tooLarge)
  try {
    const response = await fetch(linkTo('Upload'), {
      method: 'POST',
      credentials: 'same-origin',
      signal: AbortSignal.timeout(TIME_LIMIT),
      headers: { [XSRF_HEADER]: xsrfOf(document.cookie) ?? '' },
      body: file,
    })
    const answer = (await response.json()) as { imageId?: string; error?: { message: string } }
    return answer.imageId
      ? { imageId: answer.imageId }
      : refuse(answer.error?.message ?? settingsWording.failed)
  } catch {
    return refuse(settingsWording.failed)
  }
}
