import { SELF } from 'cloudflare:test'
import { beforeAll, describe, expect, test } from 'vitest'
import { createCollection } from '../../factories/collection'
import { NOON } from '../../factories/ids'
import { createStory } from '../../factories/story'
import { createUser } from '../../factories/user'
import { BROWSER } from '../../support/http'

const MAIN = 'https://quire.example'
const OWN = 'https://tidewater.example'
const ADDRESS = `${OWN}/low-water-0000000000a1`
/** Of a publication whose domain nobody has verified yet. */
const UNVERIFIED = `${MAIN}/almanac/the-moon-0000000000b1`

const read = (address: string): Promise<Response> =>
  SELF.fetch(address, { headers: { 'user-agent': BROWSER }, redirect: 'manual' })
const textOf = async (address: string): Promise<string> => (await read(address)).text()
/** Where the links of a page lead, without what they say about their own place. */
const hrefs = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) => href.replace(/\?source=.*/, ''))

beforeAll(async () => {
  const { id: creatorId } = await createUser({ username: 'maren', name: 'Maren', hasSubdomain: true })
  const tidewater = { slug: 'tidewater', domain: 'tidewater.example', domainVerifiedAt: NOON }
  const { id } = await createCollection({ ...tidewater, creatorId })
  const almanac = await createCollection({ slug: 'almanac', domain: 'almanac.example', creatorId })
  await createStory({
    id: '0000000000a1',
    slug: 'low-water',
    title: 'Low water',
    collectionId: id,
    creatorId,
  })
  await createStory({ id: '0000000000a3', slug: 'low-tide', title: 'Low tide', creatorId })
  await createStory({ id: '0000000000a2', slug: 'ebb', title: 'Ebb', collectionId: id, creatorId })
  await createStory({
    id: '0000000000b1',
    slug: 'the-moon',
    title: 'The moon',
    collectionId: almanac.id,
    creatorId,
  })
})

describe('a story of a publication with its own domain', () => {
  test.each(['/tidewater/low-water-0000000000a1', '/p/0000000000a1', '/@maren/low-water-0000000000a1'])(
    'is redirected to from %s on the main host',
    async (path) => {
      const response = await read(MAIN + path)
      expect([response.status, response.headers.get('location')]).toEqual([301, ADDRESS])
    },
  )

  test('is shown there, with that canonical address', async () => {
    const response = await read(ADDRESS)
    expect(response.status).toBe(200)
    const html = await response.text()
    expect(html).toContain(`<link rel="canonical" href="${ADDRESS}"`)
    expect(html).toContain(`"mainEntityOfPage":"${ADDRESS}"`)
    expect(html).toContain(`property="og:url" content="${ADDRESS}"`)
    expect(hrefs(html)).toContain('/ebb-0000000000a2')
  })

  test.each(['/', '/tidewater', '/@maren'])('is linked at that address from %s', async (path) => {
    const links = hrefs(await textOf(MAIN + path))
    expect(links).toContain(ADDRESS)
    expect(links.filter((href) => href.includes('/tidewater/low-water'))).toEqual([])
  })

  test.each(['/feed/latest', '/feed/tidewater', '/feed/@maren', '/sitemap/posts-2026-11.xml'])(
    'has that address in %s',
    async (path) => {
      const text = await textOf(MAIN + path)
      expect(text).toContain(ADDRESS)
      expect(text).not.toContain('/tidewater/low-water')
    },
  )

  test('is shared by that address', async () => {
    const response = await read(`${MAIN}/p/0000000000a1/share/copy`)
    expect(response.headers.get('location')).toBe(ADDRESS)
  })
})

describe('a publication with its own domain', () => {
  const head = (html: string, rel: string) => new RegExp(`<link rel="${rel}" href="([^"]*)"`).exec(html)?.[1]

  test.each([
    ['/tidewater', '/', '/'],
    ['/tidewater/about', '/about', '/about'],
    ['/tidewater/archive/2026', '/archive/2026', '/archive/2026'],
    ['/tidewater/all/1', '/all/1', '/all'],
  ])('has canonical addresses there (%s)', async (onMain, onOwn, canonical) => {
    for (const address of [MAIN + onMain, OWN + onOwn]) {
      const html = await textOf(address)
      expect(head(html, 'canonical')).toBe(OWN + canonical)
      expect(html).toContain(`property="og:url" content="${OWN}${canonical}"`)
    }
  })

  test('has its home there, in its feed and in the sitemap', async () => {
    expect(await textOf(`${MAIN}/feed/tidewater`)).toContain(`<link>${OWN}/</link>`)
    const sitemap = await textOf(`${MAIN}/sitemap/publications.xml`)
    expect(sitemap).toContain(`<loc>${OWN}/</loc>`)
    expect(sitemap).not.toContain('/tidewater<')
    expect(sitemap).toContain(`<loc>${MAIN}/almanac</loc>`)
  })
})

describe('on their own host', () => {
  const PAGES = [
    '/',
    '/about',
    '/latest',
    '/trending',
    '/archive',
    '/archive/2026',
    '/all',
    '/low-water-0000000000a1',
  ]

  test.each(PAGES)('a publication’s pages are linked on that host, from %s too', async (path) => {
    const links = hrefs(await textOf(OWN + path))
    expect(links.length).toBeGreaterThan(3)
    expect(links.filter((href) => /^(?:https:\/\/quire\.example)?\/tidewater(?:[/?#]|$)/.test(href))).toEqual(
      [],
    )
  })

  test.each(['/', '/about', '/lists', '/low-tide-0000000000a3'])(
    'a person’s pages are linked on that host, from %s too',
    async (path) => {
      const links = hrefs(await textOf(`https://maren.quire.example${path}`))
      expect(links.length).toBeGreaterThan(3)
      expect(links.filter((href) => /^(?:https:\/\/quire\.example)?\/@maren(?:[/?#]|$)/.test(href))).toEqual(
        [],
      )
    },
  )
})

test('a domain that isn’t verified changes nothing', async () => {
  expect(await textOf(`${MAIN}/almanac`)).toContain(`<link rel="canonical" href="${MAIN}/almanac"`)
  expect((await read(UNVERIFIED)).status).toBe(200)
  expect(hrefs(await textOf(`${MAIN}/`))).toContain('/almanac/the-moon-0000000000b1')
  expect(await textOf(`${MAIN}/feed/latest`)).toContain(UNVERIFIED)
})
