import { linkTo } from '../../../schema/routes/links'
import { IMAGE_MAX_BYTES } from '../../../schema/rules/images/limits'
import { XSRF_HEADER, xsrfOf } from '../../../schema/rules/session'
import { uploadWording } from '../../../schema/wording/uploads'
import { whyRefused } from '../../lib/graphql/no-answer'

/** How long an upload may take, in milliseconds: 10 MB over a slow connection. */
export const UPLOAD_TIME = 120_000

/** A picture in our store, with its size in pixels. */
export interface UploadedPicture {
  imageId: string
  width: number
  height: number
}

interface Options {
  /** Told how much has been sent, from 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/** What the endpoint answers. */
export type UploadAnswer = Partial<UploadedPicture> & { error?: { message: string } }

/**
 * The picture, or why there is none.
 *
 * @param status the status of the response; zero if there was none.
 */
export function outcomeOf(answer: UploadAnswer | null, status = 0): UploadedPicture | { message: string } {
  const { imageId, width = 0, height = 0, error } = answer ?? {}
  return imageId ? { imageId, width, height } : { message: (error ?? whyRefused(status)).message }
}

/**
 * Uploads a picture; returns it, or why it wasn't stored. `fetch` tells nobody how much has been sent. Rule:
 * docs/rules/images.md, "Uploads".
 */
export function uploadPicture(
  file: File,
  { onProgress, signal }: Options = {},
): Promise<UploadedPicture | { message: string }> {
  if (file.size > IMAGE_MAX_BYTES) return Promise.resolve({ message: uploadWording.tooLarge })
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', linkTo('Upload'))
    request.responseType = 'json'
    request.timeout = UPLOAD_TIME
    request.setRequestHeader(XSRF_HEADER, xsrfOf(document.cookie) ?? '')
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress?.(loaded / total)
    }
    // After a failure there is no response.
    request.onloadend = () => resolve(outcomeOf(request.response as UploadAnswer | null, request.status))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })
}
