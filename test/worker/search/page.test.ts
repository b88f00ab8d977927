import { expect, test } from 'vitest'
import { DAY } from '../../../schema/rules/time-units'
import { createCollection } from '../../factories/collection'
import { NOON } from '../../factories/ids'
import { createMembership } from '../../factories/membership'
import { createStory, paragraph } from '../../factories/story'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { emptyAll, rebuild } from './search'

const SITE = 'https://quire.example'

async function canonicalOf(path: string): Promise<string | undefined> {
  const response = await newVisit().get(path)
  const text = await response.text()
  expect([path, response.status]).toEqual([path, 200])
  expect(text).not.toContain('noindex')
  expect(text).toMatch(/<meta name="description" content="[^"]{40,}"/)
  return /<link rel="canonical" href="([^"]+)"/.exec(text)?.[1]
}

test('results are canonical at the address of their kind, whatever was searched for', async () => {
  const { slug } = await createCollection()
  const { username } = await createUser()
  expect(await canonicalOf('/search')).toBe(`${SITE}/search`)
  expect(await canonicalOf('/search?q=lighthouse')).toBe(`${SITE}/search`)
  expect(await canonicalOf('/search/users?q=lighthouse')).toBe(`${SITE}/search/users`)
  expect(await canonicalOf(`/search?author=${username}&q=x`)).toBe(`${SITE}/search?author=${username}`)
  expect(await canonicalOf(`/${slug}/search/tags?q=x`)).toBe(`${SITE}/${slug}/search/tags`)
})

/** The titles of the results at an address, in their order. */
async function titlesAt(path: string, visit = newVisit()): Promise<string[]> {
  const response = await visit.get(path)
  expect([path, response.status]).toEqual([path, 200])
  return [...(await response.text()).matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, title = '']) =>
    title.replace(/<[^>]*>/g, ''),
  )
}

test('the order and the period of stories are in the address, as links that keep everything else', async () => {
  await emptyAll()
  const collection = await createCollection()
  const creatorId = (await createUser()).id
  const story = (title: string, days: number, text: string) =>
    createStory({
      title,
      body: [paragraph(text)],
      creatorId,
      collectionId: collection.id,
      firstPublishedAt: NOON - days * DAY,
    })
  await story('Tide', 100, '-')
  await story('Shore', 3, 'The tide.')
  await story('The tide', 500, '-')
  await rebuild()
  for (const base of ['/search', '/search/posts', `/${collection.slug}/search`]) {
    expect(await titlesAt(`${base}?q=tide`)).toEqual(['Tide', 'The tide', 'Shore'])
    expect(await titlesAt(`${base}?q=tide&order=date`)).toEqual(['Shore', 'Tide', 'The tide'])
    expect(await titlesAt(`${base}?q=tide&period=year`)).toEqual(['Tide', 'Shore'])
    expect(await titlesAt(`${base}?q=tide&order=date&period=week`)).toEqual(['Shore'])
    expect(await titlesAt(`${base}?q=tide&order=up&period=day`)).toEqual(['Tide', 'The tide', 'Shore'])
  }
  const html = await (await newVisit().get('/search?q=tide&order=date')).text()
  expect(html).toContain('href="/search?q=tide&amp;order=date&amp;period=month"')
  expect(html).toMatch(/href="\/search\?q=tide"[^>]*>Best matches/)
  expect(html).toContain('<input type="hidden" name="order" value="date"/>')
  expect(html).toContain('href="/search/users?q=tide"')
})

test('a member finds what only members may read, with its passage, and nobody else does', async () => {
  await emptyAll()
  const body = Array.from({ length: 12 }, (_, i) =>
    paragraph(`Part ${i} ${i === 11 ? 'lighthouse keeper' : 'sand'}`),
  )
  await createStory({ title: 'Shore', access: 'locked', body })
  await rebuild()
  const [member, reader] = [await createUser(), await createUser()]
  await createMembership(member.id)
  const path = '/search?q=lighthouse'
  const visits = await Promise.all(
    [undefined, reader.id, member.id].map(async (id) => {
      const visit = newVisit()
      if (id !== undefined) await visit.signIn(id)
      return visit
    }),
  )
  const pages = await Promise.all(visits.map(async (visit) => (await visit.get(path)).text()))
  expect(pages.map((html) => /lighthouse<\/mark><\/span> keeper/.test(html))).toEqual([false, false, true])
  expect(pages.map((html) => html.includes('keeper'))).toEqual([false, false, true])
})

test.each(['x'.repeat(100_000), 'ｶﾞ'.repeat(5_000), '🦭'.repeat(3_000), 'a b'.repeat(10_000)])(
  'a query of any length is cut to 200 units by a redirect, and makes a small page: %#',
  async (query) => {
    const first = await newVisit().get(`/search?${new URLSearchParams({ q: query })}&order=date`)
    expect(first.status).toBe(302)
    const location = first.headers.get('location') ?? ''
    const { searchParams } = new URL(location, SITE)
    expect(query.startsWith(searchParams.get('q') ?? '-')).toBe(true)
    expect(searchParams.get('q')?.length).toBeGreaterThan(198)
    expect(searchParams.get('q')?.length).toBeLessThanOrEqual(200)
    expect(searchParams.get('order')).toBe('date')
    const page = await newVisit().get(location)
    expect(page.status).toBe(200)
    expect((await page.arrayBuffer()).byteLength).toBeLessThan(100_000)
  },
)
