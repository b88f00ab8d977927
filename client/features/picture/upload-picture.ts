import { linkTo } from '../../../schema/routes/links'
import { IMAGE_MAX_BYTES } from '../../../schema/rules/images/limits'
import { XSRF_HEADER, xsrfOf } from '../../../schema/rules/session'
import { settingsWording } from '../../../schema/wording/settings'
import { uploadWording } from '../../../schema/wording/uploads'

/** How long an upload may take, in milliseconds: 10 MB over a slow connection. */
const TIME_LIMIT = 120_000

/** Uploads a picture; returns its id, or why there is none. Rule: docs/rules/images.md, "Uploads". */
export async function uploadPicture(file: File): Promise<{ imageId: string } | { message: string }> {
  if (file.size > IMAGE_MAX_BYTES) return { message: uploadWording.tooLarge }
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
      : { message: answer.error?.message ?? settingsWording.failed }
  } catch {
    return { message: settingsWording.failed }
  }
}
