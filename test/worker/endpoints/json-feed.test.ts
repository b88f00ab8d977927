import { beforeAll, expect, test } from 'vitest'
import { createCatalog } from '../../factories/catalog'
import { createCollection } from '../../factories/collection'
import { ORIGIN } from '../../factories/endpoint-context'
import { createStory, type NewPost, paragraph } from '../../factories/story'
import { createFormerUsername, createUser, type NewUser } from '../../factories/user'
import { answerTo, ask } from './ask'
import { all, one, parseRss } from './xml'

interface JsonFeed {
  [key: string]: unknown
  items: Record<string, unknown>[]
}

const HUB = 'https://hub.example/'

let author: NewUser
let open: NewPost
let catalogId: string

beforeAll(async () => {
  author = await createUser({ username: 'maren', name: 'Maren & Co' })
  const { id: collectionId } = await createCollection({ slug: 'tidewater', name: 'Tidewater' })
  const here = { creatorId: author.id, collectionId, tags: ['ocean'] }
  open = await createStory({ ...here, title: 'Open <b>', slug: 'open', body: [paragraph('Low & high')] })
  const body = Array.from({ length: 30 }, (_, i) => paragraph(`Sentence ${i} ${'and so on '.repeat(10)}`))
  await createStory({ ...here, title: 'Locked', access: 'locked', body })
  const catalog = await createCatalog({ creatorId: author.id, slug: 'own' }, [open.id ?? ''])
  catalogId = catalog.id ?? ''
})

const feed = async (path: string) => (await (await answerTo(path)).json()) as JsonFeed

test('a feed as JSON has what JSON Feed 1.1 demands', async () => {
  const response = await answerTo('/feed/latest.json')
  expect(response.headers.get('content-type')).toBe('application/feed+json; charset=utf-8')
  const { items, ...about } = (await response.json()) as JsonFeed
  expect(about).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    home_page_url: `${ORIGIN}/`,
    feed_url: `${ORIGIN}/feed/latest.json`,
  })
  expect(about).not.toHaveProperty('hubs')
  expect(items.map(({ title }) => title)).toEqual(['Locked', 'Open <b>'])
  expect(items[1]).toMatchObject({
    id: `${ORIGIN}/p/${open.id}`,
    url: `${ORIGIN}/tidewater/open-${open.id}`,
    content_html: expect.stringContaining('Low &amp; high'),
    authors: [{ name: 'Maren & Co' }],
    tags: ['ocean'],
    language: 'en',
  })
  for (const { date_published: date } of items) expect(new Date(String(date)).toISOString()).toBe(date)
})

test.each([
  '/feed/latest',
  '/feed/@maren',
  '/feed/@maren/has-recommended',
  '/feed/tidewater',
  '/feed/tidewater/news',
  '/feed/tidewater/tagged/ocean',
  '/feed/tidewater/news/tagged/ocean',
  '/feed/tag/ocean',
  '/feed/topic/ocean',
  '/feed/flipboard/ocean',
])('%s has the same stories in both forms', async (path) => {
  const { items } = parseRss(await (await answerTo(path)).text())
  const rss = items.map((item) => [one(item, 'guid').text, one(item, 'content:encoded').text])
  const json = (await feed(`${path}.json`)).items.map((item) => [item.id, item.content_html])
  expect(json).toEqual(rss)
})

test('lists and responses have it too', async () => {
  expect((await feed(`/feed/collections/${catalogId}.json`)).items).toHaveLength(1)
  expect((await feed(`/feed/p/${open.id}/responses.json`)).items).toEqual([])
})

test('a former name leads to the form that was asked for, and an unknown one to nothing', async () => {
  await createFormerUsername('before', author.id)
  const moved = await answerTo('/feed/@before.json?after=x')
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/feed/@maren.json?after=x'])
  expect((await ask('/feed/@nobody.json')).response).toBeUndefined()
})

test('pages follow one another', async () => {
  const writer = await createUser({ username: 'busy' })
  for (let i = 0; i < 11; i++) await createStory({ creatorId: writer.id, title: `Story ${i}` })
  const first = await feed('/feed/@busy.json')
  expect(first.items).toHaveLength(10)
  expect(String(first.next_url)).toMatch(`${ORIGIN}/feed/@busy.json?after=`)
  const next = await feed(String(first.next_url).slice(ORIGIN.length))
  expect(next.items).toHaveLength(1)
  expect(next).not.toHaveProperty('next_url')
})

test('both forms name the hub and themselves, on their first page', async () => {
  const env = { WEBSUB_HUB: HUB }
  const json = await answerTo('/feed/@busy.json', { env })
  expect(json.headers.get('link')).toBe(`<${HUB}>; rel="hub", <${ORIGIN}/feed/@busy.json>; rel="self"`)
  const { hubs, next_url: next } = (await json.json()) as JsonFeed
  expect(hubs).toEqual([{ type: 'WebSub', url: HUB }])
  const later = await answerTo(String(next).slice(ORIGIN.length), { env })
  expect(later.headers.has('link')).toBe(false)
  const rss = await answerTo('/feed/@busy', { env })
  expect(rss.headers.get('link')).toBe(`<${HUB}>; rel="hub", <${ORIGIN}/feed/@busy>; rel="self"`)
  const links = all(parseRss(await rss.text()).channel, 'atom:link').map(({ attributes }) => attributes)
  expect(links).toContainEqual({ rel: 'hub', href: HUB })
})

test('an address that isn’t safe is no hub', async () => {
  const response = await answerTo('/feed/latest', { env: { WEBSUB_HUB: 'http://hub.example/' } })
  expect(response.headers.has('link')).toBe(false)
})
