import { SELF } from 'cloudflare:test'
import { beforeAll, describe, expect, test } from 'vitest'
import { MINUTE } from '../../../schema/rules/time-units'
import { createCollection } from '../../factories/collection'
import { NOON } from '../../factories/ids'
import { createStory } from '../../factories/story'
import { createUser } from '../../factories/user'
import { BROWSER } from '../../support/http'

const MAIN = 'https://quire.example'
const read = (path: string): Promise<Response> =>
  SELF.fetch(MAIN + path, { headers: { 'user-agent': BROWSER }, redirect: 'manual' })
const textOf = async (path: string): Promise<string> => {
  const response = await read(path)
  expect(response.status, path).toBe(200)
  return response.text()
}
const titles = (html: string): string[] =>
  [...html.matchAll(/<h[23][^>]*>(?:<a[^>]*>)?(No\. \d+)</g)].map(([, title = '']) => title)
const numbers = (from: number, to: number): string[] =>
  Array.from({ length: Math.abs(from - to) + 1 }, (_, i) => `No. ${from > to ? from - i : from + i}`)
const links = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
const head = (html: string, rel: string): string | undefined =>
  new RegExp(`<link rel="${rel}" href="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&')

const OLD = Date.UTC(1923, 4, 5)

beforeAll(async () => {
  const { id: creatorId } = await createUser({ username: 'maren' })
  const tidewater = await createCollection({ slug: 'tidewater', name: 'Tidewater', createdAt: NOON })
  for (let i = 0; i < 25; i++)
    await createStory({
      creatorId,
      collectionId: tidewater.id,
      title: `No. ${i}`,
      firstPublishedAt: i === 0 ? OLD : NOON + i * MINUTE,
      trendingScore: i % 2 ? 100 - i : i,
      tags: i < 12 ? ['ocean'] : [],
    })
})

describe('a numbered page of all stories', () => {
  test('shows its stories', async () => {
    expect(titles(await textOf('/tidewater/all'))).toEqual(numbers(24, 15))
    expect(titles(await textOf('/tidewater/all/1'))).toEqual(numbers(24, 15))
    expect(titles(await textOf('/tidewater/all/2'))).toEqual(numbers(14, 5))
    expect(titles(await textOf('/tidewater/all/3'))).toEqual(numbers(4, 0))
  })

  test('keeps the requested order and topic', async () => {
    expect(titles(await textOf('/tidewater/all/2?orderBy=earliest'))).toEqual(numbers(10, 19))
    expect(titles(await textOf('/tidewater/all/2?topic=ocean'))).toEqual(numbers(1, 0))
    const popular = titles(await textOf('/tidewater/all/2?orderBy=most-popular'))
    expect(popular.slice(0, 3)).toEqual(['No. 21', 'No. 23', 'No. 24'])
  })

  test('links to its neighbours, and has its own canonical address', async () => {
    const second = await textOf('/tidewater/all/2')
    expect(links(second)).toEqual(expect.arrayContaining(['/tidewater/all', '/tidewater/all/3']))
    expect(head(second, 'canonical')).toBe(`${MAIN}/tidewater/all/2`)
    expect(head(second, 'prev')).toBe(`${MAIN}/tidewater/all`)
    expect(head(second, 'next')).toBe(`${MAIN}/tidewater/all/3`)
    const third = await textOf('/tidewater/all/3?orderBy=earliest')
    expect(links(third)).toContain('/tidewater/all/2?orderBy=earliest')
    expect(head(third, 'next')).toBeUndefined()
  })

  test.each(['/tidewater/all/4', '/tidewater/all/1001', '/tidewater/all/999999999'])(
    'is a 404 when it has no stories (%s)',
    async (path) => expect((await read(path)).status).toBe(404),
  )
})

test.each(['/tidewater', '/tidewater/latest', '/tidewater/all', '/tidewater/archive', '/@maren', '/'])(
  'the second page of %s links back to the first',
  async (path) => {
    const first = await textOf(path)
    const next = links(first).find((href) => href.startsWith(`${path}?after=`))
    expect(next).toBeDefined()
    const second = await textOf(next ?? '')
    expect(second).toMatch(new RegExp(`<a[^>]* href="${path}"[^>]*>(<svg.*?</svg>)?First page</a>`))
  },
)

test('a publication’s “Since” is the year of its first story, whenever it was created here', async () => {
  expect(await textOf('/tidewater/latest')).toContain('Since 1923')
  expect(await textOf('/tidewater/about')).toContain('Since 1923')
})

test('a day’s stories are ordered like top stories', async () => {
  const { id: creatorId } = await createUser()
  const noon = Date.UTC(2026, 2, 4, 12)
  for (const [i, clapCount] of [3, 40, 0, 900].entries())
    await createStory({
      creatorId,
      title: `No. ${i}`,
      firstPublishedAt: noon + i * MINUTE,
      clapCount,
      trendingScore: Math.log10(Math.max(clapCount, 1)) + noon / 1_209_600_000,
    })
  expect(titles(await textOf('/top-stories/march-04-2026'))).toEqual(['No. 3', 'No. 1', 'No. 0', 'No. 2'])
})

test.each(['/p/0000000000f1/friend/made-up', '/p/no-such-0000000000ff/friend/made-up'])(
  'a friend link with a wrong key is a 404 (%s)',
  async (path) => {
    await createStory({ id: '0000000000f1', slug: 'low' }).catch(() => {})
    const response = await read(path)
    expect([response.status, response.headers.get('location')]).toEqual([404, null])
  },
)
