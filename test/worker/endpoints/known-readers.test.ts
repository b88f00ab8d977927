import { extract, setProviderList } from '@extractus/oembed-extractor'
import { parseAtomFeed, parseFeed, parseJsonFeed, parseRssFeed } from 'feedsmith'
import { beforeAll, describe, expect, test } from 'vitest'
import { createCatalog } from '../../factories/catalog'
import { createCollection } from '../../factories/collection'
import { ORIGIN } from '../../factories/endpoint-context'
import { createStory, paragraph } from '../../factories/story'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'

/* Readers of feeds and of oEmbed that nobody here wrote. */

const visit = newVisit({ env: { ENVIRONMENT: 'production' } })
const fetchOurs = (address: string | URL | Request): Promise<Response> => {
  const { origin, pathname, search } = new URL(String(address))
  if (origin !== ORIGIN) throw new Error(`${origin} isn’t asked`)
  return visit.get(pathname + search)
}
const textOf = async (path: string) => (await visit.get(path)).text()

let storyId = ''
let listSlug = ''

beforeAll(async () => {
  const { id: creatorId } = await createUser({ username: 'maren', name: 'Maren & Co' })
  const { id: collectionId } = await createCollection({ slug: 'tidewater', name: 'Tide <water>' })
  const body = [
    paragraph('Low & high <b>'),
    paragraph(']]> and \u{1f30a}'),
    {
      type: 'IFRAME' as const,
      name: 'film',
      text: '',
      markups: [],
      src: 'https://player.vimeo.com/video/76979871',
      title: 'Low water',
    },
  ]
  const here = { creatorId, collectionId, tags: ['ocean', 'c-plus-plus'] }
  storyId = (await createStory({ ...here, title: 'Open <b> & shut', slug: 'open', body })).id ?? ''
  await createStory({ creatorId, title: 'مد وجزر', slug: 'madd', subtitle: 'تحت الماء' })
  const list = await createCatalog({ creatorId, slug: 'own', name: 'Own & other' }, [storyId])
  listSlug = `own-${list.id}`
})

const FEEDS = ['/feed/latest', '/feed/@maren', '/feed/tidewater', '/feed/tag/ocean']

describe('feedsmith', () => {
  test.each(FEEDS)('reads %s as RSS, with all that RSS 2.0 demands', async (path) => {
    const text = await textOf(path)
    expect(parseFeed(text).format).toBe('rss')
    const feed = parseRssFeed(text)
    for (const value of [feed.title, feed.link, feed.description]) expect(value).toMatch(/./)
    expect(feed.atom?.links?.find(({ rel }) => rel === 'self')?.href).toBe(ORIGIN + path)
    expect(feed.items?.length).toBeGreaterThan(0)
    const guids = feed.items?.map(({ guid }) => guid?.value)
    expect(new Set(guids).size).toBe(guids?.length)
    for (const { title, description, link, guid, pubDate, dc, content } of feed.items ?? []) {
      expect(title || description).toMatch(/./)
      expect(URL.canParse(link ?? '')).toBe(true)
      expect(guid?.value).toMatch(/./)
      expect(Number.isNaN(Date.parse(String(pubDate)))).toBe(false)
      expect(dc?.creators).toEqual(['Maren & Co'])
      expect(content?.encoded).toMatch(/^<|^$/)
    }
  })

  test.each(FEEDS)('reads %s as Atom', async (path) => {
    const text = await textOf(`${path}.atom`)
    expect(parseFeed(text).format).toBe('atom')
    const feed = parseAtomFeed(text)
    expect(feed.links?.find(({ rel }) => rel === 'self')?.href).toBe(`${ORIGIN}${path}.atom`)
    const rss = parseRssFeed(await textOf(path))
    const shown = feed.entries?.map(({ id, title, content }) => [
      id,
      title?.value ?? title,
      content?.value ?? content,
    ])
    expect(shown).toEqual(
      rss.items?.map(({ guid, title, content }) => [guid?.value, title, content?.encoded]),
    )
    for (const { authors, updated, published } of feed.entries ?? []) {
      expect(authors?.map(({ name }) => name)).toEqual(['Maren & Co'])
      for (const date of [updated, published]) expect(Number.isNaN(Date.parse(String(date)))).toBe(false)
    }
  })

  test('finds words, markup and topics as they were written', async () => {
    const { items = [] } = parseRssFeed(await textOf('/feed/tidewater'))
    expect(items.map(({ title }) => title)).toEqual(['Open <b> & shut'])
    expect(items[0]?.content?.encoded).toContain('Low &amp; high &lt;b&gt;')
    expect(items[0]?.content?.encoded).toContain(']]&gt; and \u{1f30a}')
    expect(items[0]?.categories?.map(({ name }) => name)).toEqual(expect.arrayContaining(['ocean']))
  })

  test('reads the same as a JSON Feed', async () => {
    for (const path of ['/feed/latest.json']) {
      const text = await textOf(path)
      expect(parseFeed(text).format).toBe('json')
      const feed = parseJsonFeed(text)
      expect([feed.title, feed.feed_url]).toEqual([expect.stringMatching(/./), ORIGIN + path])
      for (const { id, url, content_html, date_published, authors } of feed.items ?? []) {
        expect([id, url].every((address) => URL.canParse(address ?? ''))).toBe(true)
        expect(content_html).toMatch(/</)
        expect(Number.isNaN(Date.parse(String(date_published)))).toBe(false)
        expect(authors?.[0]?.name).toBe('Maren & Co')
      }
    }
  })
})

describe('oembed-extractor', () => {
  beforeAll(() => {
    setProviderList([])
  })

  test.each([
    ['a story', () => `${ORIGIN}/tidewater/open-${storyId}`, 'Open <b> & shut', `/embed/p/${storyId}`],
    ['a list', () => `${ORIGIN}/@maren/list/${listSlug}`, 'Own & other', '/embed/list/own-'],
    ['a person', () => `${ORIGIN}/@maren`, 'Maren & Co', '/embed/follow.svg'],
    ['a publication', () => `${ORIGIN}/tidewater`, 'Tide <water>', '/embed/follow.svg'],
  ])('finds %s from its page alone', async (_, address, title, within) => {
    const consumed = await extract(address(), { maxwidth: 400, maxheight: 300 }, fetchOurs as typeof fetch)
    expect(consumed).toMatchObject({
      version: '1.0',
      type: 'rich',
      title,
      html: expect.stringContaining(within),
      width: expect.any(Number),
      height: expect.any(Number),
      provider_url: expect.stringContaining(ORIGIN),
    })
    const { width, height } = consumed as object as Record<'width' | 'height', number>
    expect([width <= 400, height <= 300]).toEqual([true, true])
  })

  test('finds nothing of what nobody may see', async () => {
    const { id: creatorId } = await createUser({ username: 'secret' })
    const draft = await createStory({ creatorId, state: 'draft', isListed: false })
    await expect(extract(`${ORIGIN}/p/${draft.id}`, {}, fetchOurs as typeof fetch)).rejects.toThrow('404')
  })
})
