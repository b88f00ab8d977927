import * as v from 'valibot'
import { HOUR } from '../../../schema/rules/time-units'
import { codeWording } from '../../../schema/wording/codes'
import { uploadWording } from '../../../schema/wording/uploads'
import type { MediaRow } from '../../data/media/media'
import type { FetchPort } from '../import/pictures/fetch-bytes'
import type { Needs } from '../parts'
import { can } from '../policies/can'
import { SITE } from '../policies/site'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import type { NotAPicture } from './inspect-image'
import { type StoreImageDependencies, storeImage } from './store-image'

/** How many pictures a person may upload in an hour. */
const MOST = 60

type UploaderParts = Needs<'session' | 'viewer'>
export type MayNotUpload = Failure<'UNAUTHORIZED' | 'FORBIDDEN'>
export type UploadParts = UploaderParts & Needs<'clock' | 'lockouts'> & StoreImageDependencies
/** What storing a picture from elsewhere needs. */
export type UploadFromParts = UploadParts & { outside: FetchPort }
/** Why a viewer's picture wasn't stored. */
export type NotUploaded = MayNotUpload | Failure<'RATE_LIMITED'> | NotAPicture

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

/** Counts a picture towards those that the viewer may upload in an hour, and returns the viewer's id. */
export async function countUpload(
  parts: UploaderParts & Needs<'lockouts'>,
): Promise<Result<string, MayNotUpload | Failure<'RATE_LIMITED'>>> {
  const uploader = await requireUploader(parts)
  if (!uploader.ok) return uploader
  const uploads = await parts.lockouts.use('uploads', uploader.value, HOUR)
  return uploads > MOST ? fail('RATE_LIMITED', uploadWording.tooMany) : uploader
}

/** Stores a picture of the viewer's. Rule: docs/rules/images.md, "Uploads". */
export const uploadImage = defineUseCase(
  v.object({
    bytes: v.pipe(
      v.custom<Uint8Array<ArrayBuffer>>((bytes) => bytes instanceof Uint8Array),
      v.check((bytes) => bytes.length > 0, uploadWording.empty),
    ),
  }),
  async (parts: UploadParts, { bytes }): Promise<Result<MediaRow, NotUploaded>> => {
    const uploader = await countUpload(parts)
    if (!uploader.ok) return uploader
    return storeImage(parts, bytes, { ownerId: uploader.value, now: parts.clock.now() })
  },
)
