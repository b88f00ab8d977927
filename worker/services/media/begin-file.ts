import * as v from 'valibot'
import { entityId, oneLine } from '../../../schema/inputs/text'
import { sha256 } from '../../../schema/rules/hex'
import {
  MAX_FILE_BYTES,
  MAX_FILE_BYTES_A_DAY,
  MAX_FILE_NAME,
  MAX_OPEN_UPLOADS,
} from '../../../schema/rules/limits'
import { DAY } from '../../../schema/rules/time-units'
import { partCount } from '../../../schema/rules/upload-parts'
import { fileWording } from '../../../schema/wording/files'
import { mediaById } from '../../data/media/media'
import * as uploads from '../../data/media/uploads'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { type FileParts, partsOf } from './require-upload'
import { type MayNotUpload, requireUploader } from './upload-image'

/** A file that is on its way, and the numbers of the parts that have arrived. */
export interface UploadState {
  fileId: string
  arrived: number[]
}

const stateOf = (upload: uploads.MediaUpload): UploadState => ({
  fileId: upload.id,
  arrived: partsOf(upload).map(({ number }) => number),
})

/** An upload with this key goes on, if it is of the same file. */
const goneOn = (upload: uploads.MediaUpload, size: number): Result<UploadState, Failure<'CONFLICT'>> =>
  upload.size === size ? ok(stateOf(upload)) : fail('CONFLICT', fileWording.otherFile)

/**
 * Begins to take a file, which is sent in parts. The client makes the key, so that asking twice begins one; the id
 * follows from it, so that nobody chooses one. Rule: docs/rules/files.md, "Uploads".
 */
export const beginFile = defineUseCase(
  v.object({
    key: entityId,
    name: oneLine({ max: MAX_FILE_NAME, tooLong: fileWording.longName, missing: fileWording.noName }),
    size: v.pipe(
      v.number(),
      v.safeInteger(),
      v.minValue(1, fileWording.empty),
      v.maxValue(MAX_FILE_BYTES, fileWording.tooLarge),
    ),
  }),
  async (
    parts: FileParts,
    { key, name, size },
  ): Promise<Result<UploadState, MayNotUpload | Failure<'RATE_LIMITED' | 'CONFLICT'>>> => {
    const { clock, db, files } = parts
    const uploader = await requireUploader(parts)
    if (!uploader.ok) return uploader
    const ownerId = uploader.value
    const id = (await sha256(`file ${ownerId} ${key}`)).slice(0, 24)
    const known = await db.first(uploads.uploadById, id)
    if (known) return goneOn(known, size)
    if (await db.first(mediaById, id)) return ok({ fileId: id, arrived: everyPart(size) })
    const now = clock.now()
    const uploadId = await files.begin(id)
    const row = { id, ownerId, fileName: name, size, uploadId, createdAt: now }
    const [added] = await db.write([
      uploads.insertUpload(row, MAX_OPEN_UPLOADS, MAX_FILE_BYTES_A_DAY, now - DAY),
    ])
    if (added === 0) {
      await files.abort(id, uploadId)
      // The request came twice at once, or its owner is at a limit.
      const begun = await db.first(uploads.uploadById, id)
      if (begun) return goneOn(begun, size)
      const [count] = await db.all(uploads.openUploadsOf, ownerId)
      const isMany = (count?.open ?? 0) >= MAX_OPEN_UPLOADS
      return fail('RATE_LIMITED', isMany ? fileWording.manyOpen : fileWording.muchToday)
    }
    return ok({ fileId: id, arrived: [] })
  },
)

const everyPart = (size: number): number[] => Array.from({ length: partCount(size) }, (_, i) => i + 1)
