import { env } from 'cloudflare:workers'
import { TextReader, Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js'
import { expect, it } from 'vitest'
import { MAX_UPLOAD_BYTES } from '../../../schema/rules/imports'
import { UPLOAD_PART_BYTES } from '../../../schema/rules/upload-parts'
import { importKey } from '../../../worker/platform/imports/open-imports'
import { nextId } from '../../factories/ids'
import { importer } from './own-import'

const FILES = 20
const NOISE = new Uint8Array(10_480_000)
for (let at = 0; at < NOISE.length; at += 65_536) crypto.getRandomValues(NOISE.subarray(at, at + 65_536))

/** Writes an archive of nearly 200 MB piece by piece, and never holds all of it. */
async function writeArchive(take: (piece: Uint8Array<ArrayBuffer>) => Promise<void>): Promise<void> {
  const piece = new Uint8Array(UPLOAD_PART_BYTES)
  let filled = 0
  const into = new WritableStream<Uint8Array>({
    async write(chunk) {
      for (let at = 0; at < chunk.length; ) {
        const part = chunk.subarray(at, at + UPLOAD_PART_BYTES - filled)
        piece.set(part, filled)
        filled += part.length
        at += part.length
        if (filled < UPLOAD_PART_BYTES) continue
        await take(piece)
        filled = 0
      }
    },
  })
  const zip = new ZipWriter(into, { useWebWorkers: false, lastModDate: new Date(0) })
  for (let i = 0; i < FILES; i++) await zip.add(`noise-${i}.bin`, new Uint8ArrayReader(NOISE), { level: 0 })
  await zip.add('last.md', new TextReader('---\ntitle: The last file\n---\n\nWords at the end.'))
  await zip.close()
  await take(piece.slice(0, filled))
}

it('a zip of nearly 200 MB is taken in parts, and read where it lies', { timeout: 180_000 }, async () => {
  let size = 0
  await writeArchive(async (piece) => {
    size += piece.length
  })
  expect(size).toBeGreaterThan(MAX_UPLOAD_BYTES - 1_000_000)
  expect(size).toBeLessThanOrEqual(MAX_UPLOAD_BYTES)
  const ada = await importer()
  const importId = nextId()
  await ada.start(importId, 'markdown', size)
  let number = 0
  await writeArchive(async (piece) => {
    expect(await ada.sendPart(importId, ++number, piece)).toBe(200)
  })
  await ada.finish(importId)
  expect((await env.MEDIA.head(importKey(importId)))?.size).toBe(size)
  await ada.work()
  expect(await ada.shown(importId)).toMatchObject({
    state: 'READY',
    counts: { stories: 1, problems: 0 },
    entriesConnection: { entries: [{ title: 'The last file' }] },
  })
})
