import { describe, expect, test } from 'vitest'
import { createUser } from '../../factories/user'
import { newVisit, type VisitOptions } from '../../factories/visit'

const PRODUCTION = { env: { ENVIRONMENT: 'production', MAIN_HOST: 'quire.example' } as Partial<Env> }

describe('the timings of a response', () => {
  const timing = async (path: string, options: VisitOptions, given?: Parameters<typeof createUser>[0]) => {
    const visit = newVisit(options)
    if (given) await visit.signIn((await createUser(given)).id)
    return (await visit.get(path, { 'user-agent': 'Mozilla/5.0' })).headers.get('server-timing')
  }
  const PATHS = [
    '/explore-topics',
    '/p/ffffffffffff',
    '/nothing/at/this/address',
    '/feed/latest',
    '/robots.txt',
  ]

  test.each(PATHS)('are hidden in production: %s', async (path) => {
    expect(await timing(path, PRODUCTION)).toBeNull()
    expect(await timing(path, PRODUCTION, {})).toBeNull()
  })

  test('are hidden by the GraphQL endpoint too', async () => {
    const visit = newVisit(PRODUCTION)
    const { headers } = await visit.send('/_/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://quire.example' },
      body: '{"query":"{ __typename }"}',
    })
    expect(headers.get('server-timing')).toBeNull()
  })

  test('are shown to staff, and to everybody in development', async () => {
    expect(await timing('/explore-topics', PRODUCTION, { isStaff: true })).toMatch(/db;dur=.*total;dur=/)
    expect(await timing('/explore-topics', {})).toMatch(/db;dur=.*total;dur=/)
  })

  test('don’t remove the entry for the privacy banner', async () => {
    const visit = newVisit(PRODUCTION)
    const { headers } = await visit.send('/explore-topics', { cf: { country: 'DE' } } as RequestInit)
    expect(headers.get('server-timing')).toBe('privacy')
  })
})

describe('other sites', () => {
  const policy = async (path: string) =>
    (await newVisit().get(path)).headers.get('cross-origin-resource-policy')

  test('can’t load documents or JSON as subresources', async () => {
    expect(await policy('/explore-topics')).toBe('same-origin')
    expect(await policy('/nothing/at/this/address')).toBe('same-origin')
    expect(await policy('/_/health')).toBe('same-origin')
    expect(await policy('/feed/latest')).toBeNull()
  })
})

test.each(['/explore-topics', '/robots.txt', '/feed/latest', '/me', '/assets/gone.js'])(
  'no cross-domain policy for plug-ins exists: %s',
  async (path) => {
    const { headers } = await newVisit().get(path)
    expect(headers.get('x-permitted-cross-domain-policies')).toBe('none')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  },
)

test.each(['/assets/entry-client-gone.js', '/card-fonts/gone.ttf'])(
  'a missing build file is a 404 that isn’t stored: %s',
  async (path) => {
    const { status, headers } = await newVisit().get(path)
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store'])
  },
)

test('only signing out clears the pages that the browser keeps', async () => {
  const visit = newVisit()
  await visit.signIn((await createUser()).id)
  const html = await (await visit.get('/explore-topics')).text()
  const [, address = ''] = /href="(\/m\/signout\/[0-9a-f]{64})"/.exec(html) ?? []
  const wrong = await visit.get(`/m/signout/${'0'.repeat(64)}`)
  expect([wrong.status, wrong.headers.get('clear-site-data')]).toEqual([403, null])
  const out = await visit.get(address)
  expect([out.status, out.headers.get('clear-site-data')]).toEqual([303, '"cache"'])
})
