import { env } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import { createCatalog } from '../../factories/catalog'
import { createCollection } from '../../factories/collection'
import { ORIGIN } from '../../factories/endpoint-context'
import { createStory, type NewPost, paragraph } from '../../factories/story'
import { createFormerUsername, createUser, type NewUser } from '../../factories/user'
import { answerTo, ask } from './ask'
import { all, one, parseRss, parseXml } from './xml'

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
const atom = async (path: string) => {
  const document = parseXml(await (await answerTo(path)).text())
  return { feed: document, entries: all(document, 'entry') }
}

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

test('an author without a name isn’t named in a feed as JSON', async () => {
  const { id } = await createUser({ username: 'gone', name: '' })
  await createStory({ creatorId: id, title: 'Left behind' })
  const { items } = await feed('/feed/@gone.json')
  expect(items.map(({ title }) => title)).toEqual(['Left behind'])
  expect(items[0]).not.toHaveProperty('authors')
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
])('%s has the same stories in all forms', async (path) => {
  const { items } = parseRss(await (await answerTo(path)).text())
  const rss = items.map((item) => [one(item, 'guid').text, one(item, 'content:encoded').text])
  const json = (await feed(`${path}.json`)).items.map((item) => [item.id, item.content_html])
  expect(json).toEqual(rss)
  const entries = (await atom(`${path}.atom`)).entries
  expect(entries.map((entry) => [one(entry, 'id').text, one(entry, 'content').text])).toEqual(rss)
})

test('a feed as Atom has the story’s words as text and its text as HTML', async () => {
  const response = await answerTo('/feed/tidewater.atom')
  expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
  const { feed, entries } = await atom('/feed/tidewater.atom')
  const links = all(feed, 'link').map(({ attributes: { rel, href } }) => [rel, href])
  expect(links).toEqual([
    ['alternate', `${ORIGIN}/tidewater`],
    ['self', `${ORIGIN}/feed/tidewater.atom`],
  ])
  const entry = entries.find((each) => one(each, 'title').text === 'Open <b>')
  if (!entry) throw new Error('the story is missing')
  expect(one(entry, 'title').attributes).toEqual({})
  expect(one(one(entry, 'author'), 'name').text).toBe('Maren & Co')
  expect(one(entry, 'content').attributes.type).toBe('html')
  expect(one(entry, 'category').attributes).toEqual({ term: 'ocean' })
  expect(one(entry, 'link').attributes).toMatchObject({
    rel: 'alternate',
    href: `${ORIGIN}/tidewater/open-${open.id}`,
  })
})

test('the id of an Atom feed stays when its subject gets another name, and tells the feeds of a subject apart', async () => {
  const writer = await createUser({ username: 'first' })
  const id = async (path: string) => one((await atom(path)).feed, 'id').text
  const before = [await id('/feed/@first.atom'), await id('/feed/@first/has-recommended.atom')]
  await env.DB.prepare("UPDATE user SET username = 'second' WHERE id = ?1").bind(writer.id).run()
  expect([await id('/feed/@second.atom'), await id('/feed/@second/has-recommended.atom')]).toEqual(before)
  const parts = ['', '/news', '/tagged/ocean', '/news/tagged/ocean'].map(
    (part) => `/feed/tidewater${part}.atom`,
  )
  const ids = [
    ...before,
    ...(await Promise.all([...parts, '/feed/tag/ocean.atom', '/feed/latest.atom'].map(id))),
  ]
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.every((one) => URL.canParse(one))).toBe(true)
})

test('an Atom feed without stories, or by people without names, has what Atom demands all the same', async () => {
  const nameless = await createUser({ username: 'nameless', name: '' })
  const empty = await atom('/feed/@nameless.atom')
  expect([one(empty.feed, 'updated').text, empty.entries]).toEqual(['1970-01-01T00:00:00.000Z', []])
  await createStory({ creatorId: nameless.id, title: 'By nobody' })
  const { entries } = await atom('/feed/@nameless.atom')
  expect(entries.map((entry) => one(one(entry, 'author'), 'name').text)).toEqual(['Quire'])
})

test('an Atom feed that hasn’t changed is a 304, like the others', async () => {
  const { headers } = await answerTo('/feed/tidewater.atom')
  expect(headers.get('last-modified')).not.toBeNull()
  const again = await answerTo('/feed/tidewater.atom', {
    headers: { 'if-none-match': headers.get('etag') ?? '' },
  })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test.each(['/feed/latest', '/feed/tidewater', '/feed/tag/ocean'])(
  '%s is purged in all forms by the same',
  async (path) => {
    const tags = await Promise.all(
      ['', '.json', '.atom'].map(async (form) =>
        (await ask(path + form)).context.tags.header().split(',').toSorted(),
      ),
    )
    expect(tags[0]).toContain(`post-${open.id}`)
    expect([tags[1], tags[2]]).toEqual([tags[0], tags[0]])
  },
)

test('lists and responses have them too', async () => {
  expect((await atom(`/feed/collections/${catalogId}.atom`)).entries).toHaveLength(1)
  expect((await atom(`/feed/p/${open.id}/responses.atom`)).entries).toEqual([])
  expect((await feed(`/feed/collections/${catalogId}.json`)).items).toHaveLength(1)
  expect((await feed(`/feed/p/${open.id}/responses.json`)).items).toEqual([])
})

test('a former name leads to the form that was asked for, and an unknown one to nothing', async () => {
  await createFormerUsername('before', author.id)
  const moved = await answerTo('/feed/@before.json?after=x')
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/feed/@maren.json?after=x'])
  expect((await answerTo('/feed/@before.atom')).headers.get('location')).toBe('/feed/@maren.atom')
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

test('all forms name the hub and themselves, on their first page', async () => {
  const env = { WEBSUB_HUB: HUB }
  const json = await answerTo('/feed/@busy.json', { env })
  expect(json.headers.get('link')).toBe(`<${HUB}>; rel="hub", <${ORIGIN}/feed/@busy.json>; rel="self"`)
  const { hubs, next_url: next } = (await json.json()) as JsonFeed
  expect(hubs).toEqual([{ type: 'WebSub', url: HUB }])
  const later = await answerTo(String(next).slice(ORIGIN.length), { env })
  expect(later.headers.has('link')).toBe(false)
  const asAtom = await answerTo('/feed/@busy.atom', { env })
  expect(asAtom.headers.get('link')).toBe(`<${HUB}>; rel="hub", <${ORIGIN}/feed/@busy.atom>; rel="self"`)
  const named = all(parseXml(await asAtom.text()), 'link').map(({ attributes }) => attributes)
  expect(named).toContainEqual({ rel: 'hub', href: HUB })
  expect(named.find(({ rel }) => rel === 'next')?.href).toMatch(`${ORIGIN}/feed/@busy.atom?after=`)
  const rss = await answerTo('/feed/@busy', { env })
  expect(rss.headers.get('link')).toBe(`<${HUB}>; rel="hub", <${ORIGIN}/feed/@busy>; rel="self"`)
  const links = all(parseRss(await rss.text()).channel, 'atom:link').map(({ attributes }) => attributes)
  expect(links).toContainEqual({ rel: 'hub', href: HUB })
})

test('an address that isn’t safe is no hub', async () => {
  const response = await answerTo('/feed/latest', { env: { WEBSUB_HUB: 'http://hub.example/' } })
  expect(response.headers.has('link')).toBe(false)
})
