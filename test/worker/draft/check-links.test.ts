import { afterEach, expect, test, vi } from 'vitest'
import { LINKS_AT_ONCE, MOST_LINK_CHECKS } from '../../../schema/rules/link-checks'
import { signedIn } from '../../factories/signed-in'
import { newVisit } from '../../factories/visit'
import { stubWeb } from '../../support/stub-web'

type Visit = ReturnType<typeof newVisit>

afterEach(() => vi.unstubAllGlobals())

const ask = (visit: Visit, urls: unknown) =>
  visit.send('/_/check-links', {
    method: 'POST',
    body: JSON.stringify({ urls }),
    headers: { 'content-type': 'application/json', 'x-xsrf-token': visit.cookies().get('xsrf') ?? '' },
  })

/** Answers by address; what isn't there can't be reached. */
function web(pages: Record<string, () => Response>): string[] {
  const asked: string[] = []
  stubWeb(async (address: string) => {
    asked.push(address)
    const page = pages[address]
    if (!page) throw new TypeError('no such host')
    return page()
  })
  return asked
}

const status =
  (code: number, headers = {}) =>
  () =>
    new Response('x', { status: code, headers })

test('names the links that lead nowhere, and asks each once in a while', async () => {
  const { visit } = await signedIn()
  const asked = web({
    'https://a.example.org/there': status(200),
    'http://a.example.org/moved': () =>
      new Response(null, { status: 301, headers: { location: 'https://a.example.org/nowhere' } }),
    'https://a.example.org/nowhere': status(404),
    'https://a.example.org/gone': status(410),
    'https://a.example.org/guarded': status(403),
  })
  const urls = [
    'https://a.example.org/there',
    'http://a.example.org/moved',
    'https://a.example.org/gone',
    'https://a.example.org/guarded',
    'https://no-such-site.example.org/',
    'https://a.example.org/gone',
    'mailto:ada@example.org',
  ]
  const dead = [
    { url: 'http://a.example.org/moved', reason: 'gone' },
    { url: 'https://a.example.org/gone', reason: 'gone' },
    { url: 'https://no-such-site.example.org/', reason: 'unreachable' },
  ]
  const response = await ask(visit, urls)
  expect([response.status, await response.json()]).toEqual([200, { dead }])
  const before = asked.length
  expect(await (await ask(visit, urls)).json()).toEqual({ dead })
  expect(asked.length).toBe(before)
})

test('asks nothing of internal addresses, also not by a redirect', async () => {
  const { visit } = await signedIn()
  const asked = web({
    'https://b.example.org/inside': () =>
      new Response(null, { status: 302, headers: { location: 'http://169.254.169.254/' } }),
  })
  await ask(visit, ['http://127.0.0.1/', 'http://[::1]/', 'https://b.example.org/inside'])
  expect(asked).toEqual(['https://b.example.org/inside'])
})

test('asks a few at the same time', async () => {
  const { visit } = await signedIn()
  let [now, most] = [0, 0]
  stubWeb(async () => {
    most = Math.max(most, ++now)
    await new Promise((resolve) => setTimeout(resolve, 5))
    now -= 1
    return new Response('x')
  })
  await ask(
    visit,
    Array.from({ length: 20 }, (_, i) => `https://c.example.org/${i}`),
  )
  expect(most).toBe(LINKS_AT_ONCE)
})

test('is for people who write, and for so many links', async () => {
  const { user, visit } = await signedIn()
  web({})
  expect((await ask(newVisit(), ['https://d.example.org/'])).status).toBeGreaterThanOrEqual(400)
  expect((await ask(visit, 'https://d.example.org/')).status).toBe(400)
  expect((await ask(visit, Array(41).fill('https://d.example.org/'))).status).toBe(400)
  const many = (n: number) => Array.from({ length: 40 }, (_, i) => `http://127.0.0.1/${n}-${i}`)
  for (let n = 0; n < MOST_LINK_CHECKS / 40; n++) expect((await ask(visit, many(n))).status).toBe(200)
  expect((await ask(visit, many(99))).status, user.id).toBe(429)
})
