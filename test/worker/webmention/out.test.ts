import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { DAY, HOUR, MINUTE } from '../../../schema/rules/time-units'
import { post, postVersion } from '../../../schema/tables/post'
import { webmentionTarget } from '../../../schema/tables/webmention'
import { linkInHeader } from '../../../worker/services/webmention/find-endpoint'
import { ORIGIN } from '../../factories/endpoint-context'
import { NOON, nextId } from '../../factories/ids'
import { takeUp } from '../../factories/jobs'
import { createStory, type StoryGiven } from '../../factories/story'
import { db, linking, newWeb, SITE, type Web } from './support'

afterEach(async () => {
  vi.restoreAllMocks()
  await db().delete(webmentionTarget)
})

const targetsOf = (postId: string) =>
  db().select().from(webmentionTarget).where(eq(webmentionTarget.postId, postId))

/** A story is there, or has changed. */
const change = (web: Web, postId: string, now = NOON) =>
  takeUp('index-post', [{ type: 'index-post', postId }], now, web.bindings)

async function story(hrefs: string[], given: StoryGiven = {}): Promise<string> {
  const { id = '' } = await createStory({ body: [linking(...hrefs)], firstPublishedAt: NOON, ...given })
  return id
}

/** Publishes another version of a story. */
async function rewrite(postId: string, hrefs: string[]): Promise<void> {
  const id = nextId()
  const version = { id, postId, revision: 2, title: 'B', body: [linking(...hrefs)], createdAt: NOON }
  await db().insert(postVersion).values(version)
  await db().update(post).set({ versionId: id, latestPublishedAt: NOON }).where(eq(post.id, postId))
}

const DISCOVERED = ['header', 'header-among-others', 'link', 'anchor', 'comment', 'base', 'redirect']

test('the sites that a story links to are told, however they say where, each once for a version', async () => {
  const web = await newWeb()
  const targets = [...DISCOVERED, 'none', 'text', 'gone', 'huge'].map((name) => `${SITE}/${name}`)
  const id = await story([...targets, `${SITE}/link`, `${ORIGIN}/about`, 'mailto:a@b.example.org'])
  await change(web, id)
  await change(web, id)
  await web.take('send-webmentions', NOON)
  await web.take('send-webmentions', NOON + HOUR)
  const taken = await web.taken()
  expect(taken.map(({ target }) => target).toSorted()).toEqual(
    DISCOVERED.map((one) => `${SITE}/${one}`).toSorted(),
  )
  expect(taken.map(({ from }) => from).toSorted()).toEqual(
    ['header', 'others', 'link', 'anchor', 'comment', 'base', 'link'].toSorted(),
  )
  expect(new Set(taken.map(({ source }) => source)).size).toBe(1)
  expect(taken[0]?.source).toMatch(new RegExp(`^https?://quire.example/@.*-${id}$`))
})

test('nothing inside is asked, and nothing is followed there', async () => {
  const web = await newWeb()
  const id = await story([
    'https://inside.example.org/link',
    `${SITE}/inside`,
    `${SITE}/redirect-inside`,
    `${SITE}/loop`,
    'http://127.0.0.1/',
    'http://localhost:8787/x',
    'https://router.local/',
    'https://site.example.org:8443/link',
    'https://user:pass@site.example.org/link',
  ])
  await change(web, id)
  await web.take('send-webmentions', NOON)
  expect(web.asked.filter((one) => !one.startsWith(`GET ${SITE}/`))).toEqual([])
  expect(await web.taken()).toEqual([])
  expect(web.asked.filter((one) => one.endsWith('/loop')).length).toBeLessThanOrEqual(4)
})

test('a change tells the sites of links that are new, that stay and that are gone', async () => {
  const web = await newWeb()
  const id = await story([`${SITE}/link`, `${SITE}/header`])
  await change(web, id)
  await web.take('send-webmentions', NOON)
  await rewrite(id, [`${SITE}/header`, `${SITE}/anchor`])
  await change(web, id, NOON + MINUTE)
  await web.take('send-webmentions', NOON + MINUTE)
  const taken = (await web.taken()).map(({ target }) => target.split('/').at(-1))
  expect(taken.slice(2).toSorted()).toEqual(['anchor', 'header', 'link'])
  expect((await targetsOf(id)).map(({ target }) => target).toSorted()).toEqual([
    `${SITE}/anchor`,
    `${SITE}/header`,
  ])
})

test('a story that is withdrawn tells the sites that it did mention', async () => {
  const web = await newWeb()
  const id = await story([`${SITE}/link`])
  await change(web, id)
  await web.take('send-webmentions', NOON)
  await db().update(post).set({ isListed: false, state: 'draft' }).where(eq(post.id, id))
  await change(web, id, NOON + MINUTE)
  await web.take('send-webmentions', NOON + MINUTE)
  expect(await web.taken()).toHaveLength(2)
  expect(await targetsOf(id)).toEqual([])
})

describe('nobody is told of', () => {
  test.each<[string, StoryGiven]>([
    ['a draft', { state: 'draft', isListed: false }],
    ['an unlisted story', { state: 'unlisted', isListed: false }],
    ['a story for members', { access: 'locked' }],
    ['a response', { kind: 'response' }],
    ['a story from long ago', { firstPublishedAt: NOON - 2 * DAY, latestPublishedAt: NOON - 2 * DAY }],
  ])('%s', async (_what, given) => {
    const web = await newWeb()
    const id = await story([`${SITE}/link`], given)
    await change(web, id)
    expect(await targetsOf(id)).toEqual([])
  })

  test('more than thirty links', async () => {
    const web = await newWeb()
    const id = await story(Array.from({ length: 40 }, (_, i) => `${SITE}/none?${i}`))
    await change(web, id)
    expect(await targetsOf(id)).toHaveLength(30)
  })
})

test('a site that can’t take it now is told later', async () => {
  const web = await newWeb()
  const id = await story([`${SITE}/link`])
  await change(web, id)
  const works = { works: true } as const
  await web.fail(works, works, works, { status: 503 })
  await web.take('send-webmentions', NOON)
  expect(await targetsOf(id)).toMatchObject([{ attempts: 1, dueAt: NOON + 5 * MINUTE }])
  await web.take('send-webmentions', NOON + 5 * MINUTE)
  expect(await web.taken()).toHaveLength(1)
  expect(await targetsOf(id)).toMatchObject([{ attempts: 2, dueAt: null }])
})

test.each([
  ['<a>; rel=webmention', 'a'],
  ['<a>; rel="x  webmention"', 'a'],
  ['<a>; rel="other", <b>; rel="webmention"', 'b'],
  ['<a, b>; rel=webmention', 'a, b'],
  ['<>; rel=webmention', ''],
  ['<a>; rel="webmentions"', undefined],
  ['a; rel=webmention', undefined],
  [`${'<a>;'.repeat(5000)}`, undefined],
])('the header %j names %j', (header, address) => expect(linkInHeader(header)).toBe(address))
