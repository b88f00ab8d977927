import { expect, test } from 'vitest'
import { ask, rootAttribute } from '../support/http'
import { READER_COOKIE } from '../support/session-cookie'

const read = (path: string) => ask(path, { headers: { cookie: READER_COOKIE } })

test('the home page of the signed-in has their feed, reasons, suggestions, and works without script', async () => {
  const { status, headers, text } = await read('/')
  expect([status, rootAttribute(text, 'data-page'), rootAttribute(text, 'data-layout')]).toEqual([
    200,
    'home',
    'TwoColumn',
  ])
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(text.match(/<article/g)?.length).toBeGreaterThanOrEqual(10)
  expect(text).toMatch(/Because you follow|Popular on Quire/)
  expect(text).toContain('Staff picks')
  expect(text).toContain('aria-label="Member-only story"')
  // It names the order that the feed is in, whatever the reader prefers by then.
  const next = /href="(\/\?tab=recommended&amp;after=[^"]+)"/.exec(text)?.[1]?.replace('&amp;', '&')
  expect(next).toBeDefined()
  const second = await read(next ?? '')
  expect(second.text).toContain('Back to the first stories')
  expect(second.text.match(/<article/g)?.length).toBeGreaterThan(3)
})

test('a topic’s feed names it, in the order that the address asks for', async () => {
  const { status, text } = await read('/?tag=ocean&tab=newest')
  expect(status).toBe(200)
  expect(text).toMatch(/<title>Ocean\b/)
  expect(text).toMatch(/href="\/\?tag=ocean&amp;tab=newest"[^>]* aria-current="true"/)
})

test('a topic that isn’t there has no feed', async () => {
  expect((await read('/?tag=no-such-topic')).status).toBe(404)
})
