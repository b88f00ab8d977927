import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { fileKey } from '../../../schema/rules/files'
import { MAX_FILE_BYTES, MAX_FILE_BYTES_A_DAY, MAX_OPEN_UPLOADS } from '../../../schema/rules/limits'
import { DAY, MINUTE } from '../../../schema/rules/time-units'
import { UPLOAD_PART_BYTES } from '../../../schema/rules/upload-parts'
import { NOON, nextId } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { newVisit } from '../../factories/visit'
import { sender } from './sender'

test('a recording comes in parts, each of which can be sent again, and is served by its bytes', async () => {
  const ada = await sender()
  const sound = new Uint8Array(UPLOAD_PART_BYTES + 100)
  sound.set(new TextEncoder().encode('RIFF\x24\x00\x00\x00WAVEfmt '))
  sound.fill(7, UPLOAD_PART_BYTES)
  const key = nextId()
  const [status, { fileId, arrived }] = await ada.begin(key, 'tide “high”.mp3', sound.length)
  expect([status, arrived]).toEqual([200, []])
  expect(fileId).toMatch(/^[0-9a-f]{24}$/)
  const last = sound.slice(UPLOAD_PART_BYTES)
  expect(await ada.part(fileId, 2, last)).toBe(200)
  expect((await ada.finish(fileId))[0]).toBe(409)
  // The page is loaded again: the same key is the same upload.
  expect(await ada.begin(key, 'tide “high”.mp3', sound.length)).toEqual([200, { fileId, arrived: [2] }])
  expect(await ada.part(fileId, 2, last)).toBe(200)
  expect(await ada.part(fileId, 1, last)).toBe(400)
  expect(await ada.part(fileId, 3, last)).toBe(400)
  expect(await ada.part(fileId, 1, sound.slice(0, UPLOAD_PART_BYTES))).toBe(200)
  const stored = { fileId, type: 'audio/wav', name: 'tide “high”.mp3', bytes: sound.length }
  expect(await ada.finish(fileId)).toEqual([200, stored])
  expect(await ada.finish(fileId)).toEqual([200, stored])
  expect(await ada.begin(key, 'tide “high”.mp3', sound.length)).toEqual([200, { fileId, arrived: [1, 2] }])

  const reader = newVisit()
  const part = await reader.get(`/_/file/${fileId}`, { range: `bytes=${UPLOAD_PART_BYTES - 1}-` })
  expect([part.status, part.headers.get('content-range'), (await part.arrayBuffer()).byteLength]).toEqual([
    206,
    `bytes ${UPLOAD_PART_BYTES - 1}-${sound.length - 1}/${sound.length}`,
    101,
  ])
  const { status: whole, headers } = await reader.send(`/_/file/${fileId}`, { method: 'HEAD' })
  expect([whole, Object.fromEntries(headers)]).toEqual([
    200,
    expect.objectContaining({
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': "inline; filename*=UTF-8''tide%20%E2%80%9Chigh%E2%80%9D.mp3",
      'content-length': String(sound.length),
      'content-security-policy': "default-src 'none'; sandbox",
      'content-type': 'audio/wav',
      'x-content-type-options': 'nosniff',
    }),
  ])
})

test('what isn’t played is downloaded, whatever it is called', async () => {
  const ada = await sender()
  const page = new TextEncoder().encode('<!doctype html><script>alert(1)</script>')
  const { fileId, type } = await ada.stored('song.mp3', page)
  expect(type).toBe('application/octet-stream')
  const { status, headers } = await newVisit().get(`/_/file/${fileId}`)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('application/octet-stream')
  expect(headers.get('content-disposition')).toMatch(/^attachment; /)
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  // It is no picture either.
  expect((await newVisit().get(`/_/image/resample-w680-webp/${fileId}`)).status).toBe(404)
})

test('others can’t send, finish or drop somebody’s file', async () => {
  const ada = await sender()
  const [, { fileId }] = await ada.begin(nextId(), 'a.wav', 3)
  const eve = await sender()
  expect(await eve.part(fileId, 1, new Uint8Array(3))).toBe(404)
  expect((await eve.finish(fileId))[0]).toBe(404)
  expect(await eve.drop(fileId)).toBe(204)
  expect(await ada.part(fileId, 1, new Uint8Array(3))).toBe(200)
  const suspended = await sender({ isSuspended: true })
  expect((await suspended.begin(nextId(), 'a.wav', 3))[0]).toBe(403)
  // The same key of somebody else is another file.
  const key = nextId()
  const [, mine] = await ada.begin(key, 'a.wav', 3)
  const [, theirs] = await eve.begin(key, 'a.wav', 3)
  expect(mine.fileId).not.toBe(theirs.fileId)
})

test('the limits of a file, of a person’s open uploads and of a day', async () => {
  const ada = await sender()
  const status = async (size: number, name = 'a.wav') => (await ada.begin(nextId(), name, size))[0]
  expect([await status(0), await status(MAX_FILE_BYTES + 1), await status(1, ' ')]).toEqual([400, 400, 400])
  for (let i = 0; i < MAX_OPEN_UPLOADS; i++) expect(await status(MAX_FILE_BYTES)).toBe(200)
  expect(await status(1)).toBe(429)

  const bea = await sender()
  const { fileId } = await bea.stored('a.txt', new Uint8Array(10))
  await env.DB.prepare('UPDATE media SET bytes = ? WHERE id = ?')
    .bind(MAX_FILE_BYTES_A_DAY - 5, fileId)
    .run()
  expect((await bea.begin(nextId(), 'b.txt', 6))[0]).toBe(429)
  expect((await bea.begin(nextId(), 'b.txt', 5))[0]).toBe(200)
  bea.visit.now += DAY + MINUTE
  expect((await bea.begin(nextId(), 'c.txt', 6))[0]).toBe(200)
})

test('the limits hold for requests that come at once, and a key that comes twice is one upload', async () => {
  const ada = await sender()
  const key = nextId()
  const keys = [key, key, ...Array.from({ length: 2 * MAX_OPEN_UPLOADS }, () => nextId())]
  const begun = await Promise.all(keys.map((each) => ada.begin(each, 'a.wav', 3)))
  expect(begun.filter(([status]) => status === 429).length).toBeGreaterThan(0)
  const ids = begun.flatMap(([status, { fileId }]) => (status === 200 ? [fileId] : []))
  expect(new Set(ids).size).toBe(MAX_OPEN_UPLOADS)
  expect(begun[1]).toEqual(begun[0])
})

test('an upload is dropped at once, or a day after it began', async () => {
  const ada = await sender()
  const [, dropped] = await ada.begin(nextId(), 'a.wav', 3)
  expect(await ada.drop(dropped.fileId)).toBe(204)
  expect(await ada.part(dropped.fileId, 1, new Uint8Array(3))).toBe(404)
  const [, left] = await ada.begin(nextId(), 'b.wav', 3)
  expect(await ada.part(left.fileId, 1, new Uint8Array(3))).toBe(200)
  await cronJob('sweep-uploads', NOON + DAY - MINUTE)
  expect(await ada.part(left.fileId, 1, new Uint8Array(3))).toBe(200)
  await cronJob('sweep-uploads', NOON + DAY + MINUTE)
  expect((await ada.finish(left.fileId))[0]).toBe(404)
})

test('a finish that broke off after its file was complete is finished by the next one', async () => {
  const ada = await sender()
  const [, { fileId }] = await ada.begin(nextId(), 'a.txt', 3)
  await ada.part(fileId, 1, new Uint8Array(3))
  const { upload_id: uploadId, parts } = (await env.DB.prepare(
    'SELECT upload_id, parts FROM media_upload WHERE id = ?',
  )
    .bind(fileId)
    .first<{ upload_id: string; parts: string }>()) as { upload_id: string; parts: string }
  const etag = (JSON.parse(parts) as Record<string, string>)['1'] ?? ''
  await env.MEDIA.resumeMultipartUpload(fileKey(fileId), uploadId).complete([{ partNumber: 1, etag }])
  expect((await ada.finish(fileId))[0]).toBe(200)
})
