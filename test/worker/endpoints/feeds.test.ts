import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { MINUTE } from '../../../schema/rules/time-units'
import { createCatalog } from '../../factories/catalog'
import { createCollection, createFormerSlug, type NewCollection } from '../../factories/collection'
import { ORIGIN } from '../../factories/endpoint-context'
import { NOON } from '../../factories/ids'
import { createStory, type NewPost, paragraph } from '../../factories/story'
import { createTag } from '../../factories/tag'
import { createFormerUsername, createUser, type NewUser } from '../../factories/user'
import { answerTo, ask } from './ask'
import { all, one, parseRss } from './xml'

let author: NewUser
let publication: NewCollection
let open: NewPost
let locked: NewPost
let alone: NewPost

beforeAll(async () => {
  author = await createUser({ username: 'maren', name: 'Maren & Co', bio: 'Writes <tides>' })
  publication = await createCollection({ slug: 'tidewater', name: 'Tidewater', avatarId: 'a'.repeat(24) })
  const here = { creatorId: author.id, collectionId: publication.id, tags: ['ocean'] }
  open = await createStory({ ...here, title: 'Open', subtitle: 'A <b>bold</b> claim', slug: 'open' })
  const body = Array.from({ length: 30 }, (_, i) => paragraph(`Sentence ${i} ${'and so on '.repeat(10)}`))
  locked = await createStory({ ...here, title: 'Locked', access: 'locked', body })
  alone = await createStory({ creatorId: author.id, title: 'Alone' })
  await createStory({ creatorId: author.id, title: 'Draft', state: 'draft', isListed: false })
  await createTag('empty')
})

const feed = async (path: string) => parseRss(await (await answerTo(path)).text())
const titles = async (path: string) => (await feed(path)).items.map((item) => one(item, 'title').text)

describe('the feeds', () => {
  test('of the site, a person, a publication and a topic contain their stories, newest first', async () => {
    expect(await titles('/feed/latest')).toEqual(['Alone', 'Locked', 'Open'])
    expect(await titles('/feed/@maren')).toEqual(['Alone', 'Locked', 'Open'])
    expect(await titles('/feed/tidewater')).toEqual(['Locked', 'Open'])
    expect(await titles('/feed/tidewater/tagged/ocean')).toEqual(['Locked', 'Open'])
    expect(await titles('/feed/tag/ocean')).toEqual(['Locked', 'Open'])
    expect(await titles('/feed/topic/ocean')).toEqual(['Locked', 'Open'])
  })

  test('for news and Flipboard omit stories that not everybody may read in full', async () => {
    expect(await titles('/feed/tidewater/news')).toEqual(['Open'])
    expect(await titles('/feed/tidewater/news/tagged/ocean')).toEqual(['Open'])
    expect(await titles('/feed/flipboard/ocean')).toEqual(['Open'])
  })

  test('of a list keep its order, omit stories that are no longer listed, and don’t exist for private lists', async () => {
    const gone = await createStory({ title: 'Gone', isListed: false, state: 'removed' })
    const ids = [open.id, gone.id, alone.id]
    await createCatalog({ creatorId: author.id, slug: 'best', isInLibrary: true }, ids)
    const own = await createCatalog({ creatorId: author.id, slug: 'own' }, ids)
    await createCatalog({ creatorId: author.id, slug: 'secret', isInLibrary: true, visibility: 1 }, ids)
    expect(await titles('/feed/collections/best')).toEqual(['Open', 'Alone'])
    expect(await titles(`/feed/collections/${own.id}`)).toEqual(['Open', 'Alone'])
    const { headers } = await answerTo(`/feed/collections/own-${own.id}`)
    expect(headers.get('location')).toBe(`/feed/collections/${own.id}`)
    expect((await ask('/feed/collections/secret')).response).toBeUndefined()
    expect((await ask('/feed/collections/own')).response).toBeUndefined()
  })

  test('of a person’s recommendations hold the listed stories that they have clapped for', async () => {
    const gone = await createStory({ title: 'Taken back', isListed: false, state: 'draft' })
    for (const [i, { id }] of [open, gone, alone].entries()) {
      await env.DB.prepare("INSERT INTO clap VALUES ('post', ?, ?, 3, ?)").bind(id, author.id, i).run()
    }
    const { channel, items } = await feed('/feed/@maren/has-recommended')
    expect(items.map((item) => one(item, 'title').text)).toEqual(['Alone', 'Open'])
    expect(one(channel, 'title').text).toContain('Maren & Co')
  })

  test('of a topic without stories are empty', async () => {
    expect(await titles('/feed/tag/empty')).toEqual([])
  })

  test.each([
    '/feed/@nobody',
    '/feed/nothing-here',
    '/feed/tag/unheard-of',
    '/feed/topic/unheard-of',
    '/feed/flipboard/unheard-of',
    '/feed/tidewater/tagged/unheard-of',
    '/feed/collections/unheard-of',
    '/feed/@nobody/has-recommended',
  ])('%s doesn’t exist', async (path) => {
    expect((await ask(path)).response).toBeUndefined()
  })

  test('under a former name redirect permanently to the current one', async () => {
    await createFormerUsername('maren-before', author.id)
    await createFormerSlug('lowwater', publication.id)
    const moved = async (path: string) => {
      const { status, headers } = await answerTo(path)
      return [status, headers.get('location')]
    }
    expect(await moved('/feed/@maren-before?after=x')).toEqual([301, '/feed/@maren?after=x'])
    expect(await moved('/feed/@Maren')).toEqual([301, '/feed/@maren'])
    expect(await moved('/feed/lowwater')).toEqual([301, '/feed/tidewater'])
    expect(await moved('/feed/lowwater/news')).toEqual([301, '/feed/tidewater/news'])
    expect(await moved('/feed/lowwater/tagged/ocean')).toEqual([301, '/feed/tidewater/tagged/ocean'])
    expect(await moved('/feed/tag/Ocean')).toEqual([301, '/feed/tag/ocean'])
  })
})

describe('a story in a feed', () => {
  const item = async (title: string) => {
    const { items } = await feed('/feed/latest')
    const match = items.find((story) => one(story, 'title').text === title)
    if (!match) throw new Error(`no ${title}`)
    return match
  }

  test('has its address, a permanent id, its author, date, topics and picture', async () => {
    const story = await item('Open')
    expect(one(story, 'link').text).toBe(`${ORIGIN}/tidewater/open-${open.id}`)
    expect(one(story, 'guid').text).toBe(`${ORIGIN}/p/${open.id}`)
    expect(one(story, 'guid').attributes.isPermaLink).toBe('false')
    expect(one(story, 'dc:creator').text).toBe('Maren & Co')
    expect(Date.parse(one(story, 'pubDate').text)).toBe(open.firstPublishedAt)
    expect(all(story, 'category').map(({ text }) => text)).toEqual(['ocean'])
    expect(one(story, 'description').text).toBe('A &lt;b&gt;bold&lt;/b&gt; claim')
    expect(one(story, 'media:content').attributes).toMatchObject({ medium: 'image', type: 'image/png' })
    expect(one(story, 'content:encoded').text).toBe('<p>Text of Open</p>')
  })

  test('that is for members has only the preview and a link to the rest', async () => {
    const html = one(await item('Locked'), 'content:encoded').text
    expect(html).toContain('Sentence 0')
    expect(html).not.toContain('Sentence 20')
    expect(html).toContain(`<a href="${ORIGIN}/tidewater/${locked.slug}-${locked.id}">`)
  })
})

describe('a feed', () => {
  test('has a title, its own address and a lifetime', async () => {
    const { channel } = await feed('/feed/@maren')
    expect(one(channel, 'title').text).toBe('Stories by Maren & Co on Quire')
    expect(one(channel, 'description').text).toBe('Writes <tides>')
    expect(one(channel, 'link').text).toBe(`${ORIGIN}/@maren`)
    expect(one(channel, 'language').text).toBe('en')
    expect(Number(one(channel, 'ttl').text)).toBeGreaterThan(0)
    expect(Date.parse(one(channel, 'lastBuildDate').text)).toBe(alone.latestPublishedAt)
    expect(one(one(channel, 'image'), 'url').text).toMatch(/\.png$/)
    expect(one(channel, 'atom:link').attributes).toMatchObject({ rel: 'self', href: `${ORIGIN}/feed/@maren` })
  })

  test('of a publication shows its picture in a format that every reader supports', async () => {
    const { channel } = await feed('/feed/tidewater')
    expect(one(one(channel, 'image'), 'url').text).toBe(`${ORIGIN}/_/image/crop-w128-h128/${'a'.repeat(24)}`)
  })

  test('is read in three round trips', async () => {
    for (const path of ['/feed/latest', '/feed/tidewater/tagged/ocean', '/feed/collections/best']) {
      const { context } = await ask(path)
      expect(context.reader.db.usage.roundTrips).toBeLessThanOrEqual(3)
    }
  })

  test('is tagged with everything that it shows', async () => {
    const { context } = await ask('/feed/tidewater/tagged/ocean')
    const tags = context.tags.header().split(',')
    const shown = [`post-${open.id}`, `user-${author.id}`, `collection-${publication.id}`, 'tag-ocean']
    expect(tags).toEqual(expect.arrayContaining([...shown, 'group-edgeCacheTags']))
    const { context: latest } = await ask('/feed/latest')
    expect(latest.tags.header()).toContain('group-edgeCacheHome')
  })

  test('links from page to page until every story has appeared once', async () => {
    const writer = await createUser({ username: 'prolific' })
    for (let i = 0; i < 23; i++) await createStory({ creatorId: writer.id, title: `No. ${i}` })
    const seen: string[] = []
    const sizes: number[] = []
    let next: string | undefined = `${ORIGIN}/feed/@prolific`
    while (next) {
      const { channel, items } = await feed(next.slice(ORIGIN.length))
      const links = all(channel, 'atom:link').map(({ attributes }) => attributes)
      expect(links.find(({ rel }) => rel === 'self')?.href).toBe(next)
      seen.push(...items.map((item) => one(item, 'title').text))
      sizes.push(items.length)
      next = links.find(({ rel }) => rel === 'next')?.href
    }
    expect(sizes).toEqual([10, 10, 3])
    expect(seen).toEqual(Array.from({ length: 23 }, (_, i) => `No. ${22 - i}`))
  })

  test('with an invalid cursor is the first page', async () => {
    const { channel, items } = await feed('/feed/@maren?after=%00nonsense')
    expect(items).toHaveLength(3)
    expect(one(channel, 'atom:link').attributes.href).toBe(`${ORIGIN}/feed/@maren`)
  })
})

describe('a repeated request', () => {
  test('gets a 304 for an unchanged feed, by its ETag or its date', async () => {
    const first = await answerTo('/feed/@maren')
    const etag = first.headers.get('etag') ?? ''
    const date = first.headers.get('last-modified') ?? ''
    expect(first.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/)
    const again = async (headers: Record<string, string>) =>
      (await answerTo('/feed/@maren', { headers })).status
    expect(await again({ 'if-none-match': etag })).toBe(304)
    expect(await again({ 'if-none-match': `"other", W/${etag}` })).toBe(304)
    expect(await again({ 'if-none-match': '"other"', 'if-modified-since': date })).toBe(200)
    expect(await again({ 'if-modified-since': date })).toBe(304)
    expect(await again({ 'if-modified-since': 'Thu, 01 Jan 2026 00:00:00 GMT' })).toBe(200)
    expect(await again({ 'if-modified-since': 'nonsense' })).toBe(200)
  })

  test('learns when the feed changed, whatever the dates of its stories are', async () => {
    const writer = await createUser({ username: 'historian' })
    const by = { creatorId: writer.id, latestPublishedAt: Date.UTC(2001, 1, 3) }
    const old = await createStory({
      ...by,
      title: 'Old',
      firstPublishedAt: Date.UTC(2001, 1, 3),
      updatedAt: NOON - MINUTE,
    })
    const modified = async (now: number) => {
      const { headers } = await answerTo('/feed/@historian', { now })
      return Date.parse(headers.get('last-modified') ?? '')
    }
    expect(await modified(NOON)).toBe(NOON - MINUTE)
    expect(await modified(NOON + MINUTE)).toBe(NOON - MINUTE)
    // An older story is imported, and then the newest is removed.
    await createStory({
      ...by,
      title: 'Older',
      firstPublishedAt: Date.UTC(1999, 1, 3),
      updatedAt: NOON - 2 * MINUTE,
    })
    expect(await modified(NOON + 2 * MINUTE)).toBe(NOON + 2 * MINUTE)
    await env.DB.prepare('UPDATE post SET is_listed = 0 WHERE id = ?').bind(old.id).run()
    expect(await modified(NOON + 3 * MINUTE)).toBe(NOON + 3 * MINUTE)
    expect(await modified(NOON + 4 * MINUTE)).toBe(NOON + 3 * MINUTE)
  })

  test('by HEAD gets only the headers', async () => {
    const whole = await answerTo('/feed/@maren')
    const head = await answerTo('/feed/@maren', { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(head.headers.get('etag')).toBe(whole.headers.get('etag'))
    expect(await head.text()).toBe('')
  })
})
