import { OPEN_UPLOAD_KEPT } from '../../../schema/rules/files'
import { deleteUpload, uploadsLeft } from '../../data/media/uploads'
import type { Needs } from '../parts'

/**
 * Gives up uploads that nobody went on with for a day.
 *
 * @throws if the database or the bucket can't be reached.
 */
export async function sweepUploads(
  { clock, db, files }: Needs<'clock' | 'db' | 'files'>,
  perRun: number,
): Promise<void> {
  const left = await db.all(uploadsLeft, clock.now() - OPEN_UPLOAD_KEPT, perRun)
  for (const { id, uploadId } of left) {
    await files.abort(id, uploadId)
    await db.write([deleteUpload(id)])
  }
}
