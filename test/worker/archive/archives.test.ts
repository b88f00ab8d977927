import { beforeAll, describe, expect, test } from 'vitest'
import { createCollection } from '../../factories/collection'
import { createStory } from '../../factories/story'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { answerTo } from '../endpoints/ask'
import { one, parseXml } from '../endpoints/xml'
import { ask } from '../graphql/support/ask'

/**
 * Publication times of the archive's stories, including the first year, just before 1970 and its first
 * moment.
 */
const STORIES: [title: string, at: number][] = [
  ['Of the first year', Date.parse('0001-03-04T05:06:07Z')],
  ['Of a leap day', Date.parse('1752-02-29T12:00:00Z')],
  ['Of the last moment', -1],
  ['Of the first moment', 0],
  ['Of today', Date.UTC(2020, 6, 9)],
  ['Of this evening', Date.UTC(2020, 6, 9, 20)],
  ['Of tomorrow', Date.UTC(2020, 6, 10)],
]

beforeAll(async () => {
  const writer = await createUser({ username: 'maren' })
  const annals = await createCollection({ slug: 'annals', name: 'Annals', postCount: STORIES.length })
  for (const [title, at] of STORIES)
    await createStory({
      title,
      creatorId: writer.id,
      collectionId: annals.id,
      firstPublishedAt: at,
      featuredAt: at < 0 ? at : null,
      tags: ['ocean'],
    })
})

const page = async (path: string): Promise<string> => {
  const response = await newVisit().get(path)
  expect(response.status, path).toBe(200)
  return response.text()
}
const titlesIn = (html: string): string[] =>
  STORIES.map(([title]) => title).filter((title) => html.includes(`${title}</h`))
/** The links of an archive's navigation, row by row. */
const choices = (html: string): string[] => {
  const [, navigation = ''] = /aria-label="Browse by date"(.*?)<\/nav>/s.exec(html) ?? []
  return [...navigation.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href)
}

const ALL = STORIES.map(([title]) => title)

describe.each([
  ['a publication', '/annals/archive'],
  ['a topic', '/tag/ocean/archive'],
])('the archive of %s', (_, archive) => {
  test('has the stories from before 1970', async () => {
    expect(titlesIn(await page(archive))).toEqual(ALL)
    expect(titlesIn(await page(`${archive}/0001`))).toEqual(['Of the first year'])
    expect(titlesIn(await page(`${archive}/1752/02/29`))).toEqual(['Of a leap day'])
    expect(titlesIn(await page(`${archive}/1969`))).toEqual(['Of the last moment'])
    expect(titlesIn(await page(`${archive}/1969/12/31`))).toEqual(['Of the last moment'])
    expect(titlesIn(await page(`${archive}/1970/01/01`))).toEqual(['Of the first moment'])
  })

  test('links to the years that have stories, and to no others', async () => {
    const years = ['2020', '1970', '1969', '1752', '0001'].map((year) => `${archive}/${year}`)
    expect(choices(await page(archive))).toEqual([archive, ...years])
  })

  test('links to the months and days that have stories', async () => {
    const years = ['2020', '1970', '1969', '1752', '0001'].map((year) => `${archive}/${year}`)
    expect(choices(await page(`${archive}/2020`))).toEqual([archive, ...years, `${archive}/2020/07`])
    expect(choices(await page(`${archive}/2020/07`))).toEqual([
      archive,
      ...years,
      `${archive}/2020/07`,
      `${archive}/2020/07/09`,
      `${archive}/2020/07/10`,
    ])
    expect(choices(await page(`${archive}/1969/12`))).toEqual([
      archive,
      ...years,
      `${archive}/1969/12`,
      `${archive}/1969/12/31`,
    ])
    expect(choices(await page(`${archive}/2019`))).toEqual([archive, ...years])
  })
})

test('a publication’s earliest stories can be from before 1970', async () => {
  expect(titlesIn(await page('/annals/all?orderBy=earliest'))).toEqual(ALL)
  const more: { posts: { title: string }[] } = await (
    await answerTo('/annals/load-more?orderBy=earliest')
  ).json()
  expect(more.posts.map(({ title }) => title)).toEqual(ALL)
})

test('stories from before 1970 can be featured', async () => {
  const html = await page('/annals/featured')
  expect(titlesIn(html)).toEqual(ALL.slice(0, 3))
})

test('the sitemaps contain stories from before 1970, each in its month', async () => {
  const locations = async (path: string) => {
    const root = parseXml(await (await answerTo(path)).text())
    return root.children.map((child) => one(child, 'loc').text.replace(/^.*\//, ''))
  }
  const months = (await locations('/sitemap/sitemap.xml')).filter((name) => name.startsWith('posts'))
  const names = ['0001-03', '1752-02', '1969-12', '1970-01', '2020-07'].map((month) => `posts-${month}.xml`)
  expect(months).toEqual(names)
  const counts = await Promise.all(names.map(async (name) => (await locations(`/sitemap/${name}`)).length))
  expect(counts).toEqual([1, 1, 1, 1, 3])
})

test('an archive of very many years links to the latest two hundred', async () => {
  const writer = await createUser()
  const chronicle = await createCollection({ slug: 'chronicle' })
  for (let year = 1500; year < 1710; year++)
    await createStory({
      creatorId: writer.id,
      collectionId: chronicle.id,
      firstPublishedAt: Date.UTC(year, 5, 1),
    })
  const query =
    '{ collectionByDomainOrSlug(domainOrSlug: "chronicle") { ... on Collection { archivePeriods { years months days } } } }'
  const { body } = await ask({ query })
  const { archivePeriods } = (
    body.data as { collectionByDomainOrSlug: { archivePeriods: { years: number[] } } }
  ).collectionByDomainOrSlug
  expect(archivePeriods.years).toEqual(Array.from({ length: 200 }, (_, i) => 1709 - i))
  expect(archivePeriods).toMatchObject({ months: [], days: [] })
})
