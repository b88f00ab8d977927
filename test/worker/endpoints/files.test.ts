import { describe, expect, test } from 'vitest'
import { faviconUrl, touchIconUrl } from '../../../schema/rules/images'
import { securityTxt } from '../../../worker/endpoints/files/security-txt'
import { createCollection } from '../../factories/collection'
import { endpointContext, ORIGIN } from '../../factories/endpoint-context'
import { NOON } from '../../factories/ids'
import { createStory } from '../../factories/story'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { answerTo, ask } from './ask'
import { all, one, parseXml } from './xml'

describe('the manifest', () => {
  test('contains the product’s name and icons', async () => {
    const response = await answerTo('/manifest.json', { env: { PRODUCT_NAME: 'Folio' } })
    expect(response.headers.get('content-type')).toBe('application/manifest+json')
    expect(await response.json()).toMatchObject({
      name: 'Folio',
      start_url: '/',
      icons: expect.arrayContaining([expect.objectContaining({ sizes: '512x512', type: 'image/png' })]),
    })
  })
})

describe('the files that link apps to the site', () => {
  const apple = '/.well-known/apple-app-site-association'
  const android = '/.well-known/assetlinks.json'

  test('are valid and empty while there are no apps', async () => {
    const response = await answerTo(apple)
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(await response.json()).toEqual({ applinks: { details: [] }, webcredentials: { apps: [] } })
    expect(await (await answerTo(android)).json()).toEqual([])
  })

  test('list the configured apps', async () => {
    const env = { APPLE_APP_IDS: 'TEAM.a, TEAM.b', ANDROID_APP_FINGERPRINTS: 'x.app=AA:BB,x.app=CC,y.app=DD' }
    expect(await (await answerTo(apple, { env })).json()).toMatchObject({
      applinks: { details: [{ appIDs: ['TEAM.a', 'TEAM.b'] }] },
    })
    expect(await (await answerTo(android, { env })).json()).toMatchObject([
      { target: { package_name: 'x.app', sha256_cert_fingerprints: ['AA:BB', 'CC'] } },
      { target: { package_name: 'y.app', sha256_cert_fingerprints: ['DD'] } },
    ])
  })
})

test('the search description contains the search address', async () => {
  const response = await answerTo('/osd.xml')
  expect(response.headers.get('content-type')).toContain('application/opensearchdescription+xml')
  const [search] = all(parseXml(await response.text()), 'Url')
  expect(search?.attributes.template).toBe(`${ORIGIN}/search?q={searchTerms}`)
})

test('the search description’s short name isn’t too long', async () => {
  const response = await answerTo('/osd.xml', { env: { PRODUCT_NAME: 'A product with a long name & more' } })
  expect(one(parseXml(await response.text()), 'ShortName').text.length).toBeLessThanOrEqual(16)
})

test('the favicon is one of the built files', async () => {
  const asked: string[] = []
  const fetch = async (request: Request) => {
    asked.push(new URL(request.url).pathname)
    return new Response('icon')
  }
  const env = { ASSETS: { fetch } as unknown as Fetcher }
  const response = await answerTo('/favicon.ico', { env })
  expect([asked, await response.text()]).toEqual([['/favicon.ico'], 'icon'])
  const missing = { ASSETS: { fetch: async () => new Response(null, { status: 404 }) } as unknown as Fetcher }
  expect((await ask('/favicon.ico', { env: missing })).response).toBeUndefined()
})

describe('robots.txt', () => {
  test('keeps crawlers away from everything but pages and pictures, and names the sitemap', async () => {
    const lines = (await (await answerTo('/robots.txt')).text()).split('\n')
    expect(lines[0]).toBe('User-agent: *')
    expect(lines).toEqual(
      expect.arrayContaining(['Allow: /_/image/', 'Disallow: /_/', 'Disallow: /m/', 'Disallow: /me/']),
    )
    expect(lines).not.toContain('Disallow: /')
    // What a crawler can’t fetch can’t tell it which address to keep.
    const closed = lines.flatMap((line) => /^Disallow: ([^$]+)/.exec(line)?.[1] ?? [])
    for (const page of ['/', '/search', '/search?q=tide', '/search/users?q=tide', '/@maren', '/tidewater'])
      expect(closed.filter((start) => page.startsWith(start))).toEqual([])
    expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap/sitemap.xml`)
  })

  test('names the main host’s sitemap on every host', async () => {
    const response = await answerTo('/robots.txt', { on: 'https://tides.example' })
    expect(await response.text()).toContain(`Sitemap: ${ORIGIN}/sitemap/sitemap.xml`)
  })
})

test('security.txt names a contact, and expires in a year', async () => {
  const text = await (await securityTxt(endpointContext('/.well-known/security.txt')))?.text()
  const fields = new Map(
    text
      ?.trim()
      .split('\n')
      .map((line) => line.split(': ', 2) as [string, string]),
  )
  expect(fields.get('Contact')).toBe('mailto:security@quire.example')
  expect(fields.get('Canonical')).toBe(`${ORIGIN}/.well-known/security.txt`)
  expect(fields.get('Preferred-Languages')).toBe('en')
  const ahead = Date.parse(fields.get('Expires') ?? '') - NOON
  expect(ahead).toBeGreaterThan(363 * 86_400_000)
  expect(ahead).toBeLessThanOrEqual(365 * 86_400_000)
})

test.each(['/manifest.json', '/robots.txt', '/osd.xml', '/sitemap/sitemap.xml'])(
  '%s isn’t sent again to a client that has it',
  async (path) => {
    const etag = (await answerTo(path)).headers.get('etag') ?? ''
    const again = await answerTo(path, { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  },
)

describe('on the host of a publication', () => {
  const ICON = 'abcdefabcdefabcdefabcdef'
  const tides = { domain: 'icons.example', domainVerifiedAt: NOON, faviconId: ICON, name: 'Icons' }

  test('the manifest, the icon’s address and every page have its icon', async () => {
    const { id: creatorId } = await createUser()
    const { slug } = await createCollection({ creatorId, ...tides })
    const visit = newVisit()
    const manifest = await (await visit.get('http://icons.example/manifest.json')).json()
    expect(manifest).toMatchObject({ name: 'Icons', start_url: '/' })
    expect(JSON.stringify(manifest)).toContain(`/${ICON}"`)
    const favicon = await visit.get('http://icons.example/favicon.ico')
    expect([favicon.status, favicon.headers.get('location')]).toEqual([302, faviconUrl(ICON)])
    for (const address of ['http://icons.example/about', `/${slug}/archive`]) {
      const page = await (await visit.follow(address)).response.text()
      expect(page).toContain(`<link rel="icon" href="${faviconUrl(ICON)}" id="icon">`)
      expect(page).toContain(`<link rel="apple-touch-icon" href="${touchIconUrl(ICON)}">`)
      expect(page).not.toContain('href="/favicon.svg"')
    }
    const home = await (await visit.follow('/about')).response.text()
    expect(home).toContain('href="/favicon.svg"')
  })

  test('a story has it there, and the site’s on the main host', async () => {
    const { id: creatorId } = await createUser()
    const own = await createCollection({ creatorId, ...tides, domain: 'own-icon.example' })
    const without = await createCollection({ creatorId, faviconId: ICON })
    const [here, there] = await Promise.all([
      createStory({ creatorId, collectionId: own.id, title: 'Here' }),
      createStory({ creatorId, collectionId: without.id, title: 'There' }),
    ])
    const visit = newVisit()
    const pageOf = async (id: string) => (await visit.follow(`/p/${id}`)).response.text()
    expect(await pageOf(here.id)).toContain(faviconUrl(ICON))
    expect(await pageOf(there.id)).toContain('href="/favicon.svg"')
  })
})
