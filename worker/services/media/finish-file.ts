import { partCount } from '../../../schema/rules/upload-parts'
import { fileWording } from '../../../schema/wording/files'
import { insertMedia, type MediaRow, mediaById } from '../../data/media/media'
import { deleteUpload } from '../../data/media/uploads'
import { type Failure, fail, ok, type Result } from '../result'
import { fileType, TELLING_BYTES } from './file-type'
import { type FileParts, type NoUpload, partsOf, requireUpload } from './require-upload'
import { requireUploader } from './upload-image'

/** Makes one file of the parts, whose type follows from its bytes. Idempotent. */
export async function finishFile(
  parts: FileParts,
  fileId: string,
): Promise<Result<MediaRow, NoUpload | Failure<'CONFLICT'>>> {
  const { clock, db, files } = parts
  const uploader = await requireUploader(parts)
  if (!uploader.ok) return uploader
  const there = await db.first(mediaById, fileId)
  if (there?.ownerId === uploader.value && there.fileName !== null) return ok(there)
  const own = await requireUpload(parts, fileId)
  if (!own.ok) return own
  const { ownerId, fileName, size, uploadId } = own.value
  const stored = partsOf(own.value)
  if (stored.length !== partCount(size)) return fail('CONFLICT', fileWording.partMissing)
  // A request that broke off here has completed it already.
  if (!(await files.start(fileId, 1))) await files.complete(fileId, uploadId, stored)
  const start = await files.start(fileId, TELLING_BYTES)
  if (!start) throw new Error(`${fileId} isn't in the bucket`)
  const row: MediaRow = {
    id: fileId,
    ownerId,
    contentType: fileType(start.bytes),
    bytes: start.size,
    width: 0,
    height: 0,
    color: null,
    sourceUrl: null,
    fileName,
    createdAt: clock.now(),
    unusedSince: null,
  }
  await db.write([insertMedia(row), deleteUpload(fileId)])
  return ok(row)
}
