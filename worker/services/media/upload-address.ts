import * as v from 'valibot'
import { uploadWording } from '../../../schema/wording/uploads'
import type { MediaRow } from '../../data/media/media'
import { isFetchable } from '../import/pictures/addresses'
import { fetchBytes } from '../import/pictures/fetch-bytes'
import { type Failure, fail, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { storeImage } from './store-image'
import { countUpload, type NotUploaded, type UploadFromParts } from './upload-image'

/** The longest address that is fetched. */
const LONGEST = 2048

/** Where a picture of the viewer's is. */
export const PictureAddress = v.object({
  url: v.pipe(
    v.string(),
    v.maxLength(LONGEST, uploadWording.noAddress),
    v.check(isFetchable, uploadWording.noAddress),
  ),
})

/**
 * Stores a picture of the viewer's that is elsewhere. An attempt counts whether or not there is a picture, so that
 * nobody can make us fetch without end. Rule: docs/rules/images.md, "Uploads".
 */
export const uploadFromAddress = defineUseCase(
  PictureAddress,
  async (
    parts: UploadFromParts,
    { url },
  ): Promise<Result<MediaRow, NotUploaded | Failure<'BAD_REQUEST'>>> => {
    const uploader = await countUpload(parts)
    if (!uploader.ok) return uploader
    const fetched = await fetchBytes(parts.outside, url)
    if (fetched.kind !== 'bytes') return fail('BAD_REQUEST', uploadWording.notFetched, 'url')
    const of = { ownerId: uploader.value, sourceUrl: url, now: parts.clock.now() }
    return storeImage(parts, fetched.bytes, of)
  },
)
