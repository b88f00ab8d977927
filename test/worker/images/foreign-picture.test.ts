import { afterEach, describe, expect, test, vi } from 'vitest'
import { foreignPictureUrl } from '../../../schema/rules/images'
import { HOUR } from '../../../schema/rules/time-units'
import { createKeys } from '../../../worker/services/identity/keys'
import { foreignIdOf, sourceOf } from '../../../worker/services/media/foreign-pictures'
import { AUTH_SECRET, endpointContext } from '../../factories/endpoint-context'
import { PNG } from '../../support/png'
import { stubWeb } from '../../support/stub-web'
import { BLUE, columns, fileOf, inspected, pngClaiming, RED } from './pictures'
import { ask, read } from './show'

afterEach(() => {
  vi.unstubAllGlobals()
})

const keys = createKeys(AUTH_SECRET)
let made = 0
/** A picture at another site that no test has asked for yet. */
const newSource = (): string => `https://pictures.example.org/${made++}.png?size=large&lang=ä`
const pathTo = async (source: string, size?: 'page' | 'large' | 'feed') =>
  foreignPictureUrl(await foreignIdOf(keys, source), size)

describe('an id', () => {
  test('names a source, and nobody else can make one', async () => {
    const source = newSource()
    const id = await foreignIdOf(keys, source)
    expect(await sourceOf(keys, id)).toBe(source)
    const other = await foreignIdOf(createKeys('another secret that has more than 32 characters'), source)
    expect(other.slice(33)).toBe(id.slice(33))
    expect(await sourceOf(keys, other)).toBeUndefined()
  })

  test.each<[string, (id: string, other: string) => string]>([
    ['another source', (id, other) => `${id.slice(0, 33)}${other.slice(33)}`],
    ['another signature', (id, other) => `${other.slice(0, 33)}${id.slice(33)}`],
    ['a longer source', (id) => `${id}AAAA`],
    ['a source that isn’t text', (id) => `${id.slice(0, 33)}_w`],
    ['no source', (id) => id.slice(0, 33)],
  ])('with %s isn’t fetched', async (_, forge) => {
    const fetched = vi.fn()
    stubWeb(fetched)
    const forged = forge(await foreignIdOf(keys, newSource()), await foreignIdOf(keys, newSource()))
    expect((await ask(foreignPictureUrl(forged))).status).toBe(400)
    expect(fetched).not.toHaveBeenCalled()
  })

  test('is served in three sizes, and no others', async () => {
    stubWeb(async () => new Response(PNG))
    const id = await foreignIdOf(keys, newSource())
    for (const size of ['page', 'large', 'feed'] as const)
      expect((await ask(foreignPictureUrl(id, size))).status).toBe(200)
    for (const options of [
      'resample-w680-webp',
      'resample-w1360',
      'crop-w160-h120-webp',
      'resample-w1360-b4-webp',
    ])
      expect((await ask(`/_/image/${options}/${id}`)).status, options).toBe(400)
  })
})

describe('a picture at its source', () => {
  test('is fetched once, re-encoded and kept', async () => {
    const source = newSource()
    const bytes = await fileOf(columns(1400, 100, [RED, BLUE]))
    const fetched = vi.fn(async () => new Response(bytes, { headers: { 'set-cookie': 'a=b' } }))
    stubWeb(fetched)
    const path = await pathTo(source)
    const responses = await Promise.all([1, 2, 3].map(() => ask(path)))
    const again = await ask(path)
    expect(fetched.mock.calls).toEqual([[source]])
    for (const response of [...responses, again]) {
      expect(response.status).toBe(200)
      expect(inspected(await read(response))).toMatchObject({ type: 'image/webp', width: 1360 })
    }
    expect(Object.fromEntries(again.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=2592000',
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
    })
    expect(again.headers.has('set-cookie')).toBe(false)
    const etag = again.headers.get('etag') ?? ''
    expect((await ask(path, { headers: { 'if-none-match': etag } })).status).toBe(304)
  })

  test.each<[string, () => Response | Promise<Response>]>([
    ['a drawing with scripts', () => new Response('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a page', () => new Response('<!doctype html>', { headers: { 'content-type': 'image/png' } })],
    ['a picture that was cut off', () => new Response(PNG.slice(0, 40))],
    ['a picture of too many pixels', async () => new Response(await pngClaiming(20_000, 20_000))],
    ['more than 10 MB', () => new Response(new Uint8Array(10 * 1024 * 1024 + 1))],
    ['nothing', () => new Response('', { status: 404 })],
    ['a failure', () => new Response('', { status: 503 })],
    [
      'a way into our own network',
      () => new Response(null, { status: 302, headers: { location: 'http://169.254.169.254/latest' } }),
    ],
    [
      'no answer',
      () => {
        throw new TypeError('Network connection lost.')
      },
    ],
  ])('that is %s isn’t there, and isn’t asked for again for five minutes', async (_, answer) => {
    const fetched = vi.fn(answer)
    stubWeb(fetched)
    const path = await pathTo(newSource())
    const first = await ask(path)
    const { length } = fetched.mock.calls
    const second = await ask(path)
    expect([first.status, second.status]).toEqual([404, 404])
    expect(second.headers.get('cache-control')).toBe('public, max-age=300')
    expect(second.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(fetched).toHaveBeenCalledTimes(length)
    for (const [address] of fetched.mock.calls as unknown as [string][])
      expect(new URL(address).hostname).toBe('pictures.example.org')
  })

  test('that never comes isn’t waited for', async () => {
    vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit) => {
      if (address.includes('/dns-query'))
        return Response.json({ Status: 0, Answer: [{ type: 1, data: '93.184.215.14' }] })
      return new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('aborted')))
      })
    })
    expect((await ask(await pathTo(newSource()))).status).toBe(404)
  })

  test.each([
    'http://127.0.0.1/a.png',
    'http://localhost/a.png',
    'https://pictures.example.org:8443/a.png',
    'https://name:word@pictures.example.org/a.png',
  ])('isn’t fetched from %s', async (source) => {
    const fetched = vi.fn()
    stubWeb(fetched)
    expect((await ask(await pathTo(source))).status).toBe(404)
    expect(fetched).not.toHaveBeenCalled()
  })
})

test('a network has a thousand pictures fetched an hour, those that are kept not counted', async () => {
  stubWeb(async () => new Response('', { status: 404 }))
  const headers = { 'cf-connecting-ip': '198.51.100.9' }
  const { parts } = endpointContext('/', { headers })
  await parts.lockouts.use('foreign-pictures', '198.51.100.9', HOUR, 1000, 999)
  const kept = await pathTo(newSource())
  for (const status of [404, 404]) expect((await ask(kept, { headers })).status).toBe(status)
  const refused = await ask(await pathTo(newSource()), { headers })
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([429, 'no-store'])
  expect((await ask(kept, { headers })).status).toBe(404)
})
