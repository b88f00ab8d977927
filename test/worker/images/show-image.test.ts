import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { coverUrl, imageUrl, socialCardUrl } from '../../../schema/rules/images'
import type { Database } from '../../../worker/data/database'
import { respondWithImage } from '../../../worker/endpoints/media/show-image'
import { storeImage } from '../../../worker/services/media/store-image'
import { database } from './database'
import { assets } from './fonts'
import { BLUE, columns, fileOf, inspected, look, paint, pngClaiming, RED, solid } from './pictures'

let db: Database
beforeAll(async () => {
  db = await database()
})

async function stored(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const row = await storeImage({ db, bucket: env.MEDIA }, bytes, { now: 0 })
  if (typeof row === 'string') throw new Error(row)
  return row.id
}

function ask(path: string, init?: RequestInit, store: Pick<R2Bucket, 'get'> = env.MEDIA): Promise<Response> {
  const [, , , options = '', imageId = ''] = path.split('/')
  return respondWithImage({
    request: new Request(`https://quire.example${path}`, init),
    params: { options, imageId },
    env: { ...env, MEDIA: store, ASSETS: assets, PRODUCT_NAME: 'Quire' } as unknown as Env,
    reader: { db },
  })
}

const read = async (response: Response) => new Uint8Array(await response.arrayBuffer())

/** Colours nobody else uses, so that each test has a picture of its own. */
const unique = () =>
  fileOf(
    paint(60, 40, () => {
      const [r = 0, g = 0, b = 0] = crypto.getRandomValues(new Uint8Array(3))
      return [r, g, b]
    }),
  )

describe('a picture', () => {
  test('comes in the size and kind of its address, for a year', async () => {
    const id = await stored(await fileOf(columns(300, 100, [RED, BLUE])))
    const response = await ask(imageUrl(id, { strategy: 'crop', width: 160, height: 160 }))
    expect(response.status).toBe(200)
    const bytes = await read(response)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(bytes.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^".+"$/),
    })
    expect(response.headers.has('vary')).toBe(false)
    expect(inspected(bytes)).toMatchObject({ type: 'image/webp', width: 160, height: 160 })
  })

  test('comes as its own kind where WebP isn’t wanted', async () => {
    const id = await stored(await fileOf(solid(50, 50, RED), 'image/jpeg'))
    const response = await ask(imageUrl(id, { strategy: 'resample', width: 320, webp: false }))
    expect(response.headers.get('content-type')).toBe('image/jpeg')
    expect(inspected(await read(response))).toMatchObject({ type: 'image/jpeg', width: 50, height: 50 })
  })

  test('is made once', async () => {
    const id = await stored(await unique())
    let reads = 0
    const counting = {
      get: (key: string) => {
        reads += 1
        return env.MEDIA.get(key)
      },
    } as R2Bucket
    const path = imageUrl(id, { strategy: 'resample', width: 60 })
    const first = await Promise.all([1, 2, 3, 4].map(() => ask(path, {}, counting)))
    const again = await ask(path, {}, counting)
    const bodies = await Promise.all([...first, again].map(read))
    expect(reads).toBe(1)
    for (const body of bodies) expect(body).toEqual(bodies[0])
    expect(again.headers.get('etag')).toBe(first[0]?.headers.get('etag'))
    expect(again.headers.get('content-type')).toBe('image/webp')
  })

  test('is served fifty times at once in fifty sizes', async () => {
    const id = await stored(await unique())
    const paths = Array.from({ length: 50 }, (_, i) =>
      imageUrl(id, {
        strategy: 'crop',
        width: 20,
        height: 20,
        focusX: (i % 10) * 10,
        focusY: Math.floor(i / 10) * 10,
      }),
    )
    const statuses = await Promise.all(
      paths.map(async (path) => {
        const response = await ask(path)
        await response.arrayBuffer()
        return response.status
      }),
    )
    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  test('isn’t sent again to who has it', async () => {
    const path = imageUrl(await stored(await unique()), { strategy: 'resample', width: 60 })
    const first = await ask(path)
    await first.arrayBuffer()
    const etag = first.headers.get('etag') ?? ''
    const again = await ask(path, { headers: { 'if-none-match': `"other", ${etag}` } })
    expect(again.status).toBe(304)
    expect(again.headers.get('cache-control')).toContain('immutable')
    expect(await again.text()).toBe('')
  })

  test('answers HEAD with the headers alone', async () => {
    const path = imageUrl(await stored(await unique()), { strategy: 'resample', width: 60 })
    const response = await ask(path, { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(0)
    expect(await response.text()).toBe('')
  })

  test('that isn’t there is a 404, and that isn’t kept', async () => {
    const response = await ask(imageUrl('f'.repeat(24), { strategy: 'resample', width: 680 }))
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
    await response.text()
  })

  test.each(['/_/image/resample-w681-webp/', '/_/image/crop-w320/', '/_/image/original/'])(
    '%s… is a 400',
    async (start) => {
      const response = await ask(`${start}${'f'.repeat(24)}`)
      expect([response.status, response.headers.get('cache-control')]).toEqual([400, 'no-store'])
      await response.text()
    },
  )

  test('isn’t changed by a POST', async () => {
    const response = await ask(imageUrl('f'.repeat(24), { strategy: 'resample', width: 680 }), {
      method: 'POST',
    })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    await response.text()
  })

  test.each([
    ['claims to be enormous', () => pngClaiming(30_000, 30_000)],
    ['is cut off', async () => (await fileOf(solid(50, 50, BLUE))).slice(0, 50)],
    ['is something else', async () => new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ])('whose stored file %s is a 422, and that isn’t kept', async (_, bytes) => {
    const id = Array.from(crypto.getRandomValues(new Uint8Array(12)), (b) => b.toString(16).padStart(2, '0'))
    await env.MEDIA.put(`image/${id.join('')}`, await bytes())
    const response = await ask(imageUrl(id.join(''), { strategy: 'resample', width: 680 }))
    expect([response.status, response.headers.get('cache-control')]).toEqual([422, 'no-store'])
    await response.text()
  })
})

let made = 0
/** A published story; what isn't said is sound. */
async function story(more: { state?: string; title?: string; picture?: string; suspended?: 0 | 1 } = {}) {
  made += 1
  const id = `c0ffee${made.toString(16).padStart(6, '0')}`
  const now = Date.now()
  await env.DB.batch([
    env.DB.prepare(
      'INSERT INTO user (id, username, name, created_at, is_suspended) VALUES (?, ?, ?, ?, ?)',
    ).bind(id, `user${made}`, 'Maren Okafor', now, more.suspended ?? 0),
    env.DB.prepare(
      'INSERT INTO post (id, state, creator_id, title, preview_image_id, revision, created_at, updated_at) VALUES (?, ?, ?, ?, ?, 3, ?, ?)',
    ).bind(
      id,
      more.state ?? 'published',
      id,
      more.title ?? 'The tide that comes twice',
      more.picture ?? null,
      now,
      now,
    ),
  ])
  return id
}

describe('a social card', () => {
  test('is a PNG of 1200 by 630, for a year', async () => {
    const response = await ask(socialCardUrl(await story(), 3))
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(inspected(await read(response))).toMatchObject({ width: 1200, height: 630 })
  })

  test.each(['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const)(
    'shows the story’s picture at its side: %s',
    async (type) => {
      const picture = await stored(await fileOf(solid(80, 80, BLUE), type))
      const response = await ask(socialCardUrl(await story({ picture }), 3))
      const seen = await look({ bytes: await read(response), type: 'image/png' })
      expect(seen.shows(68, 5, BLUE) && seen.shows(99, 95, BLUE)).toBe(true)
    },
  )

  test('of a story whose picture is lost shows a cover instead', async () => {
    const response = await ask(socialCardUrl(await story({ picture: 'e'.repeat(24) }), 3))
    expect(response.status).toBe(200)
    await response.arrayBuffer()
  })

  test('of another revision leads to the current one', async () => {
    const id = await story()
    const response = await ask(socialCardUrl(id, 2))
    expect([response.status, response.headers.get('location')]).toEqual([302, socialCardUrl(id, 3)])
  })

  test.each([{ state: 'draft' }, { state: 'removed' }, { suspended: 1 }] as const)(
    'of a story that strangers may not see is a 404: %o',
    async (more) => {
      const response = await ask(socialCardUrl(await story(more), 3))
      expect(response.status).toBe(404)
      await response.text()
    },
  )

  test('is gone with its story, though it was kept', async () => {
    const id = await story()
    await (await ask(socialCardUrl(id, 3))).arrayBuffer()
    await env.DB.prepare("UPDATE post SET state = 'removed' WHERE id = ?").bind(id).run()
    const response = await ask(socialCardUrl(id, 3))
    expect(response.status).toBe(404)
    await response.text()
  })
})

describe('a cover', () => {
  test('is a drawing of any story', async () => {
    const response = await ask(coverUrl('0123456789ab'))
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    expect(await response.text()).toMatch(/^<svg /)
  })

  test('is a PNG for mail and feeds', async () => {
    const response = await ask(coverUrl(await story(), 'png'))
    expect(inspected(await read(response))).toMatchObject({ type: 'image/png', width: 1200, height: 600 })
  })
})
