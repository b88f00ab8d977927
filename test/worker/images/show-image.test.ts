import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { imageUrl } from '../../../schema/rules/images'
import { BLUE, columns, fileOf, inspected, paint, pngClaiming, RED, solid } from './pictures'
import { ask, read, stored } from './show'

/** Colours nobody else uses, so that each test has its own picture. */
const unique = () =>
  fileOf(
    paint(60, 40, () => {
      const [r = 0, g = 0, b = 0] = crypto.getRandomValues(new Uint8Array(3))
      return [r, g, b]
    }),
  )

describe('a picture', () => {
  test('has the size and type of its address, cacheable for a year', async () => {
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

  test('keeps its own type where WebP isn’t requested', async () => {
    const id = await stored(await fileOf(solid(50, 50, RED), 'image/jpeg'))
    const response = await ask(imageUrl(id, { strategy: 'resample', width: 320, webp: false }))
    expect(response.headers.get('content-type')).toBe('image/jpeg')
    expect(inspected(await read(response))).toMatchObject({ type: 'image/jpeg', width: 50, height: 50 })
  })

  test('is transformed once', async () => {
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

  test('can be served in fifty sizes at once', async () => {
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

  test('isn’t sent again to a client that has it', async () => {
    const path = imageUrl(await stored(await unique()), { strategy: 'resample', width: 60 })
    const first = await ask(path)
    await first.arrayBuffer()
    const etag = first.headers.get('etag') ?? ''
    const again = await ask(path, { headers: { 'if-none-match': `"other", ${etag}` } })
    expect(again.status).toBe(304)
    expect(again.headers.get('cache-control')).toContain('immutable')
    expect(await again.text()).toBe('')
  })

  test('answers HEAD with only the headers', async () => {
    const path = imageUrl(await stored(await unique()), { strategy: 'resample', width: 60 })
    const response = await ask(path, { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(0)
    expect(await response.text()).toBe('')
  })

  test('that doesn’t exist is a 404, which isn’t cached', async () => {
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
  ])('whose stored file %s is a 422, which isn’t cached', async (_, bytes) => {
    const id = Array.from(crypto.getRandomValues(new Uint8Array(12)), (b) => b.toString(16).padStart(2, '0'))
    await env.MEDIA.put(`image/${id.join('')}`, await bytes())
    const response = await ask(imageUrl(id.join(''), { strategy: 'resample', width: 680 }))
    expect([response.status, response.headers.get('cache-control')]).toEqual([422, 'no-store'])
    await response.text()
  })
})
