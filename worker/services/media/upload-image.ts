import * as v from 'valibot'
import { codeWording } from '../../../schema/wording/codes'
import { uploadWording } from '../../../schema/wording/uploads'
import type { MediaRow } from '../../data/media/media'
import type { Needs } from '../parts'
import { can } from '../policies/can'
import { SITE } from '../policies/site'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import type { NotAPicture } from './inspect-image'
import { type StoreImageDependencies, storeImage } from './store-image'

/** How many pictures a person may upload in an hour. */
const MOST = 60
const HOUR = 60 * 60 * 1000

type UploaderParts = Needs<'session' | 'viewer'>
type MayNotUpload = Failure<'UNAUTHORIZED' | 'FORBIDDEN'>
type UploadParts = UploaderParts & Needs<'clock' | 'lockouts'> & StoreImageDependencies

/** The id of a viewer who may upload pictures. It is asked before the body is read, too. */
export async function requireUploader({
  session,
  viewer,
}: UploaderParts): Promise<Result<string, MayNotUpload>> {
  const present = await session()
  if (!present) return fail('UNAUTHORIZED', codeWording.signInFirst)
  return can(await viewer(), 'upload', SITE)
    ? ok(present.user.id)
    : fail('FORBIDDEN', uploadWording.suspended)
}

/** Stores a picture of the viewer's. Rule: docs/rules/images.md, "Uploads". */
export const uploadImage = defineUseCase(
  v.object({
    bytes: v.pipe(
      v.custom<Uint8Array<ArrayBuffer>>((bytes) => bytes instanceof Uint8Array),
      v.check((bytes) => bytes.length > 0, uploadWording.empty),
    ),
  }),
  async (
    parts: UploadParts,
    { bytes },
  ): Promise<Result<MediaRow, MayNotUpload | Failure<'RATE_LIMITED'> | NotAPicture>> => {
    const uploader = await requireUploader(parts)
    if (!uploader.ok) return uploader
    const ownerId = uploader.value
    if ((await parts.lockouts.use('uploads', ownerId, HOUR)) > MOST) {
      return fail('RATE_LIMITED', uploadWording.tooMany)
    }
    return storeImage(parts, bytes, { ownerId, now: parts.clock.now() })
  },
)
