import { deleteUpload } from '../../data/media/uploads'
import { done, type Result } from '../result'
import { type FileParts, type NoUpload, requireUpload } from './require-upload'

/** Throws away what has arrived of a file. Idempotent. */
export async function abortFile(parts: FileParts, fileId: string): Promise<Result<undefined, NoUpload>> {
  const own = await requireUpload(parts, fileId)
  if (!own.ok) return own.failure.code === 'NOT_FOUND' ? done : own
  await parts.files.abort(fileId, own.value.uploadId)
  await parts.db.write([deleteUpload(fileId)])
  return done
}
