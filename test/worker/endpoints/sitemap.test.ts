import { beforeAll, expect, test } from 'vitest'
import { sitemapEntries } from '../../../worker/services/sitemap/entries'
import { sitemapNames, sitemapPart } from '../../../worker/services/sitemap/parts'
import { createCollection } from '../../factories/collection'
import { endpointContext, ORIGIN } from '../../factories/endpoint-context'
import { createSequence } from '../../factories/sequence'
import { createStory } from '../../factories/story'
import { createTag } from '../../factories/tag'
import { createUser } from '../../factories/user'
import { answerTo, ask } from './ask'
import { all, one, parseXml } from './xml'

const OCTOBER = Date.UTC(2026, 9, 31, 23, 59, 59, 999)
const NOVEMBER = Date.UTC(2026, 10, 1)

beforeAll(async () => {
  const author = await createUser({ username: 'maren' })
  const reader = await createUser({ username: 'reader', postCount: 0 })
  await createUser({ username: 'banned', isSuspended: true })
  const publication = await createCollection({ slug: 'tidewater' })
  await createCollection({ slug: 'removed', isRemoved: true })
  const by = { creatorId: author.id }
  await createStory({
    ...by,
    slug: 'last',
    id: '0000000000a1',
    firstPublishedAt: OCTOBER,
    latestPublishedAt: NOVEMBER,
  })
  await createStory({
    ...by,
    slug: '',
    id: '0000000000a2',
    firstPublishedAt: NOVEMBER,
    collectionId: publication.id,
  })
  await createStory({
    ...by,
    id: '0000000000a3',
    firstPublishedAt: NOVEMBER,
    access: 'locked',
    slug: 'c',
    tags: ['ocean'],
  })
  await createStory({ ...by, firstPublishedAt: NOVEMBER + 1, state: 'unlisted', isListed: false })
  await createStory({ ...by, firstPublishedAt: NOVEMBER + 2, canonicalUrl: 'https://elsewhere.example/' })
  await createStory({ creatorId: reader.id, firstPublishedAt: NOVEMBER, state: 'draft', isListed: false })
  await createTag('unused', { postCount: 0 })
  const parts = ['0000000000a1']
  await createSequence({ ...by, id: '0000000000b1', slug: 'waves' }, parts)
  await createSequence({ ...by, publishedAt: null }, parts)
  await createSequence({ ...by, deletedAt: NOVEMBER }, parts)
  await createSequence(by)
})

const locations = async (path: string) => {
  const root = parseXml(await (await answerTo(path)).text())
  return root.children.map((child) => one(child, 'loc').text)
}

test('the index lists a sitemap for each month and each kind of thing', async () => {
  expect(await locations('/sitemap/sitemap.xml')).toEqual(
    ['static', 'posts-2026-10', 'posts-2026-11', 'users', 'publications', 'tags', 'series'].map(
      (name) => `${ORIGIN}/sitemap/${name}.xml`,
    ),
  )
})

test('every sitemap that the index lists exists', async () => {
  for (const location of await locations('/sitemap/sitemap.xml')) {
    expect((await locations(location.slice(ORIGIN.length))).length).toBeGreaterThan(0)
  }
})

test('a month contains its listed stories with their canonical addresses and dates of change', async () => {
  expect(await locations('/sitemap/posts-2026-11.xml')).toEqual([
    `${ORIGIN}/tidewater/0000000000a2`,
    `${ORIGIN}/@maren/c-0000000000a3`,
  ])
  const october = parseXml(await (await answerTo('/sitemap/posts-2026-10.xml')).text())
  expect(all(october, 'url').map((url) => one(url, 'lastmod').text)).toEqual(['2026-11-01T00:00:00.000Z'])
})

test('people, publications, tags and series are included if they have something to read', async () => {
  expect(await locations('/sitemap/users.xml')).toEqual([`${ORIGIN}/@maren`])
  expect(await locations('/sitemap/publications.xml')).toEqual([`${ORIGIN}/tidewater`])
  expect(await locations('/sitemap/tags.xml')).toEqual([`${ORIGIN}/tag/ocean`])
  expect(await locations('/sitemap/series.xml')).toEqual([`${ORIGIN}/s/waves-0000000000b1`])
})

test.each([
  'posts-2026-13',
  'posts-2026-00',
  'posts-2019-01',
  'posts-2026-11-nonsense',
  'posts',
  'users-zzz',
  'usersx',
  'constructor',
  '../robots',
])('%s isn’t a sitemap', async (name) => {
  const path = `/sitemap/${encodeURIComponent(name)}.xml`
  const { response } = await ask(path).catch(() => ({ response: undefined }))
  expect(response).toBeUndefined()
})

test('everything is included once, however small the parts are', async () => {
  const { db } = endpointContext('/').reader
  for (const size of [1, 2, 3, 5]) {
    const paths: string[] = []
    for (const name of await sitemapNames(db, size)) {
      const part = sitemapPart(name)
      if (!part) throw new Error(`${name} isn't read back`)
      const entries = part.kind === 'static' ? [] : await sitemapEntries(db, ORIGIN, part, size)
      expect(entries.length).toBeLessThanOrEqual(size)
      paths.push(...entries.map(({ url }) => url.slice(ORIGIN.length)))
    }
    expect(paths).toEqual([
      '/@maren/last-0000000000a1',
      '/tidewater/0000000000a2',
      '/@maren/c-0000000000a3',
      '/@maren',
      '/tidewater',
      '/tag/ocean',
      '/s/waves-0000000000b1',
    ])
  }
})
