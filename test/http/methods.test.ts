import { describe, expect, test } from 'vitest'
import { DEMO } from '../support/addresses'
import { ask } from '../support/http'

describe('a method', () => {
  test.each([DEMO.story, '/feed/latest', '/robots.txt', DEMO.nothing])(
    'HEAD of %s is GET without the body',
    async (path) => {
      const [head, get] = await Promise.all([ask(path, { method: 'HEAD' }), ask(path)])
      expect(head.text).toBe('')
      expect(head.status).toBe(get.status)
      for (const name of ['content-type', 'cache-control', 'x-cache-eligibility']) {
        expect(head.headers.get(name), name).toBe(get.headers.get(name))
      }
    },
  )

  test.each([
    ['POST', DEMO.story, 'GET, HEAD'],
    ['DELETE', DEMO.profile, 'GET, HEAD'],
    ['PUT', '/feed/latest', 'GET, HEAD'],
    ['PATCH', '/', 'GET, HEAD'],
  ])('%s of %s is refused, with the allowed ones', async (method, path, allow) => {
    const { status, headers } = await ask(path, { method })
    expect([status, headers.get('allow')]).toEqual([405, allow])
  })

  test('GET of an action is refused', async () => {
    const { status, headers } = await ask('/_/batch')
    expect([status, headers.get('allow')]).toEqual([405, 'POST'])
  })
})

describe('a host', () => {
  test('that isn’t ours has nothing', async () => {
    const { status, headers, text } = await ask('/', { headers: { host: 'unknown.example' } })
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store'])
    expect(text).not.toContain('<html')
  })

  test('of a writer who has one shows the profile', async () => {
    const { status, text } = await ask('/', { headers: { host: 'aiko.localhost' } })
    expect(status).toBe(200)
    expect(text).toContain('data-page="user-profile"')
  })

  test('of a writer who has none has nothing', async () => {
    const { status } = await ask('/', { headers: { host: 'maren.localhost' } })
    expect(status).toBe(404)
  })
})

describe('the health check', () => {
  test('says that the site works', async () => {
    const { status, headers, text } = await ask('/_/health')
    expect([status, text]).toEqual([200, '{"status":"ok"}'])
    expect(headers.get('cache-control')).toMatch(/no-store/)
  })
})

describe('a feed', () => {
  test('that hasn’t changed isn’t sent again', async () => {
    const first = await ask('/feed/latest')
    const etag = first.headers.get('etag') ?? ''
    expect(first.status).toBe(200)
    expect(etag).not.toBe('')
    const again = await ask('/feed/latest', { headers: { 'if-none-match': etag } })
    expect([again.status, again.text]).toEqual([304, ''])
    const other = await ask('/feed/latest', { headers: { 'if-none-match': '"another"' } })
    expect(other.status).toBe(200)
  })
})
