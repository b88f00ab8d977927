import { fileWording } from '../../../schema/wording/files'
import { type MediaUpload, uploadById } from '../../data/media/uploads'
import type { StoredPart } from '../../platform/uploads/part-uploads'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { type MayNotUpload, requireUploader } from './upload-image'

export type FileParts = Needs<'clock' | 'db' | 'files' | 'session' | 'viewer'>
export type NoUpload = MayNotUpload | Failure<'NOT_FOUND'>

/** The parts of an upload that have arrived, in order. */
export const partsOf = ({ parts }: MediaUpload): StoredPart[] =>
  Object.entries(JSON.parse(parts) as Record<string, string>)
    .map(([number, etag]) => ({ number: Number(number), etag }))
    .sort((one, other) => one.number - other.number)

/** An upload of the viewer's. To others it doesn't exist. It is asked before the body is read, too. */
export async function requireUpload(
  parts: FileParts,
  fileId: string,
): Promise<Result<MediaUpload, NoUpload>> {
  const [uploader, row] = await Promise.all([requireUploader(parts), parts.db.first(uploadById, fileId)])
  if (!uploader.ok) return uploader
  return row?.ownerId === uploader.value ? ok(row) : fail('NOT_FOUND', fileWording.gone)
}
