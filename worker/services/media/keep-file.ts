import { createHash } from 'node:crypto'
import type { Database } from '../../data/database'
import { insertMedia, type MediaRow } from '../../data/media/media'
import type { Clock } from '../../platform/clock'
import type { Files } from '../../platform/files/open-files'
import { fileType, TELLING_BYTES } from './file-type'
import { takePictures } from './pictures-in-use'

interface Parts {
  db: Database
  files: Files
  clock: Pick<Clock, 'now'>
}

interface Given {
  name: string
  ownerId: string | null
  /** Gives the bytes from the beginning, each time it is called. @returns whether those were all. */
  give: (take: (chunk: Uint8Array) => void | Promise<void>) => Promise<boolean>
}

/** What is told by a file's bytes: its id, its type and its size; nothing if they aren't all there. */
async function judge(give: Given['give']) {
  // A picture with the same bytes has another id.
  const hash = createHash('sha256').update('file ')
  const start = new Uint8Array(TELLING_BYTES)
  let bytes = 0
  const isWhole = await give((chunk) => {
    if (bytes < TELLING_BYTES) start.set(chunk.subarray(0, TELLING_BYTES - bytes), bytes)
    bytes += chunk.length
    hash.update(chunk)
  })
  const fileId = hash.digest('hex').slice(0, 24)
  return isWhole && bytes > 0
    ? { fileId, type: fileType(start.subarray(0, Math.min(bytes, TELLING_BYTES))), bytes }
    : undefined
}

/**
 * Stores a file that came with an archive, once for the same bytes. It is read twice, so that no more than a part of it
 * is in memory.
 */
export async function keepFile({ db, files, clock }: Parts, { name, ownerId, give }: Given) {
  const file = await judge(give)
  if (!file) return undefined
  const now = clock.now()
  const [known] = await takePictures(db, [file.fileId], now)
  if (known) return file
  if (!(await files.keep(file.fileId, give))) return undefined
  const row: MediaRow = {
    id: file.fileId,
    ownerId,
    contentType: file.type,
    bytes: file.bytes,
    width: 0,
    height: 0,
    color: null,
    sourceUrl: null,
    fileName: name,
    createdAt: now,
    unusedSince: null,
  }
  await db.write([insertMedia(row)])
  return file
}
