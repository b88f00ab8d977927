import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { SESSION_COOKIE as SESSION_NAME, XSRF_COOKIE, XSRF_HEADER } from '../../schema/rules/session'
import { demoId } from '../../worker/commands/demo/ids'
import { DEMO } from '../support/addresses'
import { type Answer, type Ask, ask, BOT, SESSION_COOKIE } from '../support/http'
import { ROUTED_PAGES } from '../support/pages'
import { sessionOf, startSiteToSignIn } from '../support/sign-in'

const cacheOf = ({ headers }: Answer) => [headers.get('x-edge-cache'), headers.get('x-cache-eligibility')]
const withoutNonce = (html: string): string => html.replace(/nonce="[^"]+"/g, 'nonce=""')

describe('a page for everybody', () => {
  // A separate site, so that its cache holds only what these tests put there.
  let site: Awaited<ReturnType<typeof startSiteToSignIn>>
  beforeAll(async () => {
    site = await startSiteToSignIn()
  })
  afterAll(() => site.stop())
  const get = (path: string, options: Ask = {}) => ask(path, { ...options, site: site.url })

  test('is rendered once and then comes from the cache, with a nonce of its own', async () => {
    const first = await get(DEMO.story)
    const second = await get(DEMO.story)
    expect(cacheOf(first)).toEqual(['MISS', 'enabled'])
    expect(cacheOf(second)).toEqual(['HIT', 'enabled'])
    expect(second.headers.get('content-security-policy')).not.toBe(
      first.headers.get('content-security-policy'),
    )
    expect(second.text).not.toBe(first.text)
    expect(withoutNonce(second.text)).toBe(withoutNonce(first.text))
  })

  test('is the same page whatever other parameters there are', async () => {
    await get(DEMO.profile)
    expect(cacheOf(await get(`${DEMO.profile}?q=whales`))).toEqual(['HIT', 'enabled'])
  })

  test.each([
    'Feedly/1.0 (+http://www.feedly.com/fetcher.html; 3 subscribers)',
    'NetNewsWire (RSS Reader; https://netnewswire.com/)',
    'Mozilla/5.0 (compatible; Miniflux/2.2.0; +https://miniflux.app)',
    'FreshRSS/1.24.3 (Linux; https://freshrss.org)',
    'Inoreader/1.0 (+http://www.inoreader.com/feed-fetcher; 2 subscribers; )',
    'NewsBlur Feed Fetcher - 1 subscriber - https://www.newsblur.com/site/1 (Mozilla/5.0)',
    'newsboat/2.36 (Linux x86_64)',
    'feedparser/6.0.11 +https://github.com/kurtmckee/feedparser/',
    'curl/8.9.1',
  ])('is the same feed for %s as for everybody', async (agent) => {
    for (const feed of ['/feed/latest', '/feed/@maren', '/feed/tidewater', '/feed/tag/ocean']) {
      await get(feed)
      const again = await get(feed, { headers: { 'user-agent': agent } })
      expect([again.status, ...cacheOf(again)]).toEqual([200, 'HIT', 'enabled'])
    }
  })

  test('is another page for another parameter that it reads', async () => {
    await get(DEMO.tag)
    expect(cacheOf(await get(`${DEMO.tag}?after=x`))[0]).not.toBe('HIT')
  })

  test('is new within a second of a publish', async () => {
    const { session, xsrf } = await sessionOf('priya', site)
    const cookie = `${SESSION_NAME}=${session}; ${XSRF_COOKIE}=${xsrf}`
    const headers = { 'content-type': 'application/json', origin: site.url, cookie, [XSRF_HEADER]: xsrf }
    const run = async (name: string, input: object) => {
      const query = `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { __typename } }`
      const body = JSON.stringify({ query, variables: { input } })
      return JSON.parse((await get('/_/graphql', { method: 'POST', headers, body })).text).data[name]
        .__typename
    }
    const postId = demoId('post', 'the-letter-that-was-never-cut')
    expect(await run('publishPost', { postId, baseRevision: 3 })).toBe('Post')
    const path = (await get(`/p/${postId}`)).headers.get('location') ?? `/p/${postId}`
    await get(path)
    expect(cacheOf(await get(path))[0]).toBe('HIT')
    const paragraph = { type: 'P', name: 'late', text: 'A correction, just now.', markups: [] }
    const deltas = [{ type: 'insert', after: null, paragraph }]
    expect(await run('saveDraft', { postId, baseRevision: 3, saveKey: 'one', deltas })).toBe('SavedDraft')
    expect((await get(path)).text).not.toContain(paragraph.text)
    expect(await run('publishPost', { postId, baseRevision: 4 })).toBe('Post')
    await vi.waitFor(async () => expect((await get(path)).text).toContain(paragraph.text), 1000)
  })

  test('says by which tags it is purged', async () => {
    const { headers } = await get(DEMO.story)
    const tags = headers.get('cache-tag')?.split(',')
    expect(tags).toEqual(expect.arrayContaining(['post-30bc6137f8d2', 'group-edgeCachePosts']))
    expect(tags?.some((tag) => tag.startsWith('user-'))).toBe(true)
    expect(tags?.some((tag) => tag.startsWith('collection-'))).toBe(true)
  })

  test('is revalidated by browsers, and has no validator that would keep an old nonce', async () => {
    const { headers } = await get(DEMO.story)
    expect(headers.get('cache-control')).toBe('private, no-cache')
    expect(headers.get('etag')).toBeNull()
    expect(headers.get('vary')?.toLowerCase() ?? '').not.toContain('cookie')
  })

  test.each([
    ['a bot', { 'user-agent': BOT }, 'bot'],
    ['somebody with a session', { cookie: SESSION_COOKIE }, 'signed-in'],
    ['somebody with a session among other cookies', { cookie: `a=b; ${SESSION_COOKIE}; c=d` }, 'signed-in'],
    ['a client with a token', { authorization: 'Bearer x' }, 'signed-in'],
  ])('is rendered for %s alone', async (_, headers: Record<string, string>, reason) => {
    await get(DEMO.story)
    const answer = await get(DEMO.story, { headers })
    expect(cacheOf(answer)).toEqual(['BYPASS', `disabled; reason=${reason}`])
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.status).toBe(200)
  })

  test('doesn’t come from another host, whatever host the client claims', async () => {
    await get(DEMO.story)
    const headers = { 'x-forwarded-host': 'evil.example', 'x-original-url': '/', 'cf-cache-key': 'x' }
    const { text } = await get(DEMO.story, { headers })
    expect(text).not.toContain('evil.example')
  })

  test('is rendered once for 500 concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 500 }, () => get(DEMO.ownStory)))
    const bodies = new Set(answers.map(({ text }) => withoutNonce(text)))
    expect(bodies.size).toBe(1)
    const told = answers.map((answer) => cacheOf(answer)[0])
    expect(told.filter((status) => status === 'MISS').length).toBe(1)
    expect(told.filter((status) => status === 'HIT').length).toBe(499)
  })

  test('reaches those who wait for it when the first reader has left', async () => {
    const { text } = await get('/top-stories')
    const stories = [
      ...new Set([...text.matchAll(/href="(\/[^"?]+-[0-9a-f]{12})["?]/g)].map(([, path = '']) => path)),
    ]
    expect(stories.length).toBeGreaterThan(5)
    const gone: string[] = []
    for (const path of stories) {
      const first = new AbortController()
      const left = get(path, { signal: first.signal }).then(
        () => 'answered',
        () => 'left',
      )
      const others = Array.from({ length: 5 }, () => get(path))
      setTimeout(() => first.abort(), 2)
      for (const { status, text } of await Promise.all(others)) {
        expect(status, path).toBe(200)
        expect(text.endsWith('</html>'), path).toBe(true)
      }
      gone.push(await left)
      expect(cacheOf(await get(path))[0]).toBe('HIT')
    }
    // A page takes longer than that to render: most left before they had theirs.
    expect(gone).toContain('left')
  })
})

test.each(ROUTED_PAGES.map(({ path }) => path))('%s sets no cookie if it may be shared', async (path) => {
  const answer = await ask(path)
  const { headers, cookies } = answer
  if (headers.get('x-cache-eligibility') === 'enabled') expect(cookies).toEqual([])
  else expect(headers.get('cache-control')).toBe('private, no-store')
})
