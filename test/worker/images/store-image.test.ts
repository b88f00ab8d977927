import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { Database } from '../../../worker/data/database'
import { mediaById } from '../../../worker/data/media/media'
import { LocalImageTransformer } from '../../../worker/platform/images/local/transformer'
import { storeImage } from '../../../worker/services/media/store-image'
import { expectOk } from '../../support/expect-ok'
import { columns, fileOf, pngClaiming, RED, solid, turnedJpeg } from './pictures'

const db = new Database(env.DB)

const now = 1_790_000_000_000
const store = (bytes: Uint8Array<ArrayBuffer>, more: { ownerId?: string; sourceUrl?: string } = {}) =>
  storeImage({ db, bucket: env.MEDIA, transformer: new LocalImageTransformer() }, bytes, { now, ...more })
const refused = (reason: string) => ({ ok: false, failure: { code: 'BAD_REQUEST', reason } })
const text = (content: string) => new TextEncoder().encode(content)

test('a picture is stored under the hash of its bytes, with its size and mean colour', async () => {
  const bytes = await fileOf(solid(30, 20, [51, 102, 153]))
  const stored = expectOk(
    await store(bytes, { ownerId: 'aaaaaaaaaaaa', sourceUrl: 'https://example.com/a.png' }),
  )
  expect(stored).toMatchObject({
    id: expect.stringMatching(/^[0-9a-f]{24}$/),
    ownerId: 'aaaaaaaaaaaa',
    contentType: 'image/png',
    bytes: bytes.length,
    width: 30,
    height: 20,
    color: '#336699',
    sourceUrl: 'https://example.com/a.png',
    createdAt: now,
  })
  const object = await env.MEDIA.get(`image/${stored.id}`)
  expect(new Uint8Array((await object?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(bytes)
  expect(object?.httpMetadata?.contentType).toBe('image/png')
  expect(await db.first(mediaById, stored.id)).toEqual(stored)
})

test('the same bytes are stored once, and belong to whoever uploaded them first', async () => {
  const bytes = await fileOf(solid(31, 20, RED))
  const first = await store(bytes, { ownerId: 'aaaaaaaaaaaa' })
  expect(await store(bytes, { ownerId: 'bbbbbbbbbbbb' })).toEqual(first)
})

test.each(['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const)(
  '%s is recognised',
  async (type) => {
    expect(expectOk(await store(await fileOf(columns(33, 44, [RED]), type)))).toMatchObject({
      contentType: type,
      width: 33,
      height: 44,
    })
  },
)

test('the size is that of the upright picture', async () => {
  expect(expectOk(await store(await turnedJpeg(solid(80, 40, RED), 8)))).toMatchObject({
    width: 40,
    height: 80,
  })
})

test.each([
  ['SVG', text('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>')],
  ['HTML that calls itself a GIF', text('<!-- GIF89a --><script>alert(1)</script>')],
  ['a bitmap of a kind we don’t take', text('BM000000000000000000000000000000000000000000')],
  ['nothing', new Uint8Array()],
])('%s is refused', async (_, bytes) => {
  expect(await store(bytes)).toMatchObject(refused('unknown-type'))
})

test('more than 10 MB are refused', async () => {
  const bytes = new Uint8Array(10 * 1024 * 1024 + 1)
  bytes.set(await fileOf(solid(10, 10, RED)))
  expect(await store(bytes)).toMatchObject(refused('too-many-bytes'))
})

test.each([
  [30_000, 30_000],
  [13_000, 10],
  [8_000, 7_000],
])('a few bytes that claim %i by %i pixels are refused', async (width, height) => {
  expect(await store(await pngClaiming(width, height))).toMatchObject(refused('too-many-pixels'))
})

test('a picture whose colour can’t be read is stored anyway', async () => {
  const bytes = await fileOf(solid(40, 40, RED))
  // The compressed pixels, which nobody looks into before they are decoded.
  bytes.fill(0xaa, bytes.length - 24, bytes.length - 16)
  expect(expectOk(await store(bytes))).toMatchObject({ width: 40, height: 40, color: null })
})

test('a truncated picture is refused', async () => {
  expect(await store((await fileOf(solid(40, 40, RED))).slice(0, 45))).toMatchObject(refused('incomplete'))
})
