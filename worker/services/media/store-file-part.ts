import { isPart } from '../../../schema/rules/upload-parts'
import { fileWording } from '../../../schema/wording/files'
import { noteUploadPart } from '../../data/media/uploads'
import { type Failure, fail, ok, type Result } from '../result'
import { type FileParts, type NoUpload, requireUpload } from './require-upload'

/** Stores a part of a file; one that comes again replaces the first. */
export async function storeFilePart(
  parts: FileParts,
  { fileId, number, bytes }: { fileId: string; number: number; bytes: ArrayBuffer },
): Promise<Result<{ number: number }, NoUpload | Failure<'BAD_REQUEST'>>> {
  const own = await requireUpload(parts, fileId)
  if (!own.ok) return own
  const { size, uploadId } = own.value
  if (!isPart(size, number, bytes.byteLength)) return fail('BAD_REQUEST', fileWording.part)
  const { etag } = await parts.files.store(fileId, uploadId, number, bytes)
  await parts.db.write([noteUploadPart(`$."${number}"`, etag, fileId)])
  return ok({ number })
}
