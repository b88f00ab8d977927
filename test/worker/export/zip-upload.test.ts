import { expect, it } from 'vitest'
import { openZipUpload } from '../../../worker/platform/exports/zip-upload'
import { Archive } from '../../../worker/services/import/archive/archive'
import { MemoryFile } from '../../../worker/services/import/source-file'

const PIECE = 8 * 1024 * 1024

/** A bucket that keeps the pieces of an upload, and knows how many were on their way at once. */
function bucketOf() {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const seen = { most: 0, now: 0, completed: 0, aborted: 0 }
  const upload = {
    async uploadPart(partNumber: number, piece: Uint8Array<ArrayBuffer>) {
      seen.most = Math.max(seen.most, ++seen.now)
      await new Promise((resolve) => setTimeout(resolve, 1))
      pieces.push(piece.slice())
      seen.now--
      return { partNumber, etag: `e${partNumber}` }
    },
    async complete(parts: unknown[]) {
      seen.completed = parts.length
    },
    async abort() {
      seen.aborted += 1
    },
  }
  const bucket = { createMultipartUpload: async () => upload } as unknown as R2Bucket
  return { bucket, pieces, seen }
}

it('a zip goes away in pieces of one size, one at a time, however large its files are', async () => {
  const { bucket, pieces, seen } = bucketOf()
  const zip = await openZipUpload(bucket, 'key')
  const picture = new Uint8Array(9_000_000).fill(7)
  for (let i = 0; i < 4; i++) await zip.addBytes(`media/${i}.png`, picture, 0)
  await zip.addText('stories/a.md', 'Words. '.repeat(1_000), 0)
  const size = await zip.finish()
  expect(pieces.map(({ length }) => length)).toEqual([PIECE, PIECE, PIECE, PIECE, size - 4 * PIECE])
  expect(seen).toEqual({ most: 1, now: 0, completed: 5, aborted: 0 })
  const archive = await Archive.open(new MemoryFile('a.zip', pieces))
  expect(archive.files.map(({ path, size: bytes }) => [path, bytes])).toEqual([
    ...[0, 1, 2, 3].map((i) => [`media/${i}.png`, picture.length]),
    ['stories/a.md', 7_000],
  ])
  expect(await archive.bytes('media/3.png', 10_000_000)).toEqual(picture)
  // Text is packed, pictures are as they were.
  expect(size).toBeLessThan(4 * picture.length + 2_000)
})

it('one that is abandoned leaves nothing', async () => {
  const { bucket, seen } = bucketOf()
  const zip = await openZipUpload(bucket, 'key')
  await zip.addText('a.md', 'Words', 0)
  await zip.abandon()
  expect(seen).toMatchObject({ completed: 0, aborted: 1 })
})
