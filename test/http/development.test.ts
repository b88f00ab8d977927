import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { dayPath } from '../../client/pages/top-stories/day'
import { newId } from '../../schema/rules/new-id'
import { HOUR } from '../../schema/rules/time-units'
import { Database } from '../../worker/data/database'
import { storyPurger } from '../../worker/edge-cache/story-purger'
import { saveStory } from '../../worker/services/post/save-story'
import { DEMO } from '../support/addresses'
import { expectOk } from '../support/expect-ok'
import { ask } from '../support/http'
import { type Site, startSite } from '../support/site'

describe('the development clock', () => {
  // A separate site, so that nobody else's time is moved.
  let site: Site
  beforeAll(async () => {
    site = await startSite({ demo: inject('demo') })
  })
  afterAll(() => site.stop())

  async function advance(advanceMs: number): Promise<number> {
    const answer = await ask('/_/dev/clock', {
      site: site.url,
      method: 'POST',
      headers: { origin: site.url, 'content-type': 'application/json' },
      body: JSON.stringify({ advanceMs }),
    })
    expect(answer.status, answer.text).toBe(200)
    return JSON.parse(answer.text).now
  }

  const cacheOf = async (path: string) => (await ask(path, { site: site.url })).headers.get('x-edge-cache')

  test('decides which day’s stories are still to come', async () => {
    const day = 24 * HOUR
    const now = JSON.parse((await ask('/_/dev/clock', { site: site.url })).text).now as number
    const statusOf = async (path: string) => (await ask(path, { site: site.url })).status
    const tomorrow = dayPath(now + day)
    expect([await statusOf(dayPath(now)), await statusOf(tomorrow)]).toEqual([200, 404])
    // By then the page that said so is too old to be shown.
    await advance(2 * day)
    expect([await statusOf(tomorrow), await statusOf(dayPath(now + 3 * day))]).toEqual([200, 404])
  })

  test('ages the cache’s pages', async () => {
    expect([await cacheOf(DEMO.story), await cacheOf(DEMO.story)]).toEqual(['MISS', 'HIT'])
    await advance(2 * 60_000)
    expect(await cacheOf(DEMO.story)).toBe('STALE')
    await advance(48 * HOUR)
    expect(await cacheOf(DEMO.story)).toBe('MISS')
  })

  test('publishes planned stories, and purges the pages that show them, before it responds', async () => {
    const { DB } = site.bindings
    const now = await advance(0)
    const creator = await DB.prepare('SELECT id FROM user LIMIT 1').first<{ id: string }>()
    const saved = await saveStory(
      {
        db: new Database(DB),
        clock: { now: () => now },
        newId,
        purger: storyPurger(async () => {}),
        reindex: () => {},
        decorate: () => {},
      },
      {
        creatorId: creator?.id ?? '',
        title: 'Out of time',
        subtitle: 'Not yet',
        body: [{ type: 'P', name: 'abcd', text: 'Patience is a story of its own.', markups: [] }],
        tags: [],
        state: 'scheduled',
        publishedAt: now + 5 * HOUR,
      },
    )
    const path = `/p/${expectOk(saved).postId}`
    const visit = async () => (await ask(path, { site: site.url })).status
    expect(await visit()).toBe(404)
    expect(await cacheOf(path)).toBe('HIT')
    await advance(4 * HOUR)
    expect(await visit()).toBe(404)
    await advance(HOUR)
    expect(await visit()).toBe(301)
    const open = await DB.prepare('SELECT COUNT(*) AS n FROM purge_outbox WHERE done_at IS NULL').first()
    expect(open).toEqual({ n: 0 })
  })
})

test('a running site has an empty mailbox, and a page for it that a browser can show', async () => {
  expect((await ask('/_/dev/mail')).text).toBe('[]')
  const page = await ask('/_/dev/mail', { headers: { 'sec-fetch-dest': 'document' } })
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(page.text).toContain('Nothing has been sent yet.')
})

describe('the gallery of components', () => {
  test('is one page that asks for no script and no style, in the theme and direction that its address names', async () => {
    const page = await ask('/_/dev/gallery?theme=dark&dir=rtl')
    expect(page.status).toBe(200)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('cache-control')).toBe('no-store')
    const nonce = /script-src 'nonce-([^']+)'/.exec(page.headers.get('content-security-policy') ?? '')?.[1]
    expect(page.text).toContain(`<script type="module" nonce="${nonce}">`)
    expect(page.text).toContain('<html lang="en" dir="rtl" data-theme="dark">')
    expect(page.text).not.toMatch(/<script[^>]* src=|<link[^>]*stylesheet/)
  })

  test('takes nothing else from its address', async () => {
    const { text } = await ask('/_/dev/gallery?theme=%22%3E%3Cscript%3E&dir=up')
    expect(text).toContain('<html lang="en" dir="ltr"><head>')
  })

  test('is nothing where it isn’t development', async () => {
    const site = await startSite({ vars: { ENVIRONMENT: 'production' } })
    expect((await ask('/_/dev/gallery', { site: site.url })).status).toBe(404)
    await site.stop()
  })
})

describe('GraphiQL', () => {
  const opened = { headers: { accept: 'text/html,application/xhtml+xml', cookie: 'xsrf=a%20value' } }

  test('is what a browser gets when it opens the endpoint, and it contacts nobody else', async () => {
    const page = await ask('/_/graphql', opened)
    expect(page.status).toBe(200)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const policy = page.headers.get('content-security-policy') ?? ''
    const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1]
    expect(page.text).toContain(`<script nonce="${nonce}">`)
    expect(policy).toContain("connect-src 'self'")
    expect(page.text).toContain('"endpoint":"/_/graphql"')
    expect(page.text).toContain('x-xsrf-token\\":\\"a value')
  })

  test('isn’t there for a program, or outside development', async () => {
    const program = { headers: { accept: 'application/json' } }
    expect((await ask('/_/graphql', program)).status).toBe(405)
    const site = await startSite({ vars: { ENVIRONMENT: 'production' } })
    expect((await ask('/_/graphql', { ...opened, site: site.url })).status).toBe(405)
    await site.stop()
  })
})
