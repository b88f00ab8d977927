import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { catalogSegment } from '../../../schema/routes/catalog-id'
import { parseSource, sourceIn } from '../../../schema/rules/source-tracking'
import { MINUTE } from '../../../schema/rules/time-units'
import { catalogWording } from '../../../schema/wording/catalog'
import { userWording } from '../../../schema/wording/user'
import { Database } from '../../../worker/data/database'
import { requestPurge } from '../../../worker/edge-cache/request-purge'
import { storyPurger } from '../../../worker/edge-cache/story-purger'
import { createCatalog, type NewCatalog } from '../../factories/catalog'
import { NOON } from '../../factories/ids'
import { createStory } from '../../factories/story'
import { createFormerUsername, createUser, type NewUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'

const MAIN = 'https://quire.example'

let ada: NewUser
let stories: readonly string[]
let tides: NewCatalog
let secret: NewCatalog
let shelf: NewCatalog

const read = async (path: string, visit = newVisit()) => {
  const response = await visit.get(path)
  const { status, headers } = response
  return { status, headers, location: headers.get('location'), text: await response.text() }
}
const addressOf = (list: NewCatalog, username = 'ada') => `/@${username}/list/${catalogSegment(list)}`
const visitOf = async (userId: string) => {
  const visit = newVisit()
  await visit.signIn(userId)
  return visit
}
const linkOf = (text: string, rel: string) =>
  new RegExp(`<link rel="${rel}" href="([^"]*)"`).exec(text)?.[1]?.replaceAll('&amp;', '&')
/** The titles of a page's stories or lists. */
const headings = (text: string) =>
  [...text.matchAll(/<h2[^>]*>(?:<a[^>]*>)?([^<]*)</g)].map(([, title = '']) => title)

beforeAll(async () => {
  ada = await createUser({ username: 'ada', name: 'Ada' })
  await createFormerUsername('ada-before', ada.id)
  const written = await Promise.all(
    Array.from({ length: 12 }, (_, i) =>
      createStory({ creatorId: ada.id, title: `No. ${i}`, isListed: i !== 1 }),
    ),
  )
  stories = written.map(({ id }) => id)
  const of = { creatorId: ada.id }
  tides = await createCatalog({ ...of, slug: 'tides', name: 'Tides', updatedAt: NOON + MINUTE }, stories)
  secret = await createCatalog({ ...of, slug: 'secret', name: 'Secret tides', visibility: 1 }, stories)
  shelf = await createCatalog({ ...of, slug: 'shelf', name: 'The shelf', isInLibrary: true }, stories)
})

describe('the page of a person’s list', () => {
  test('shows the listed stories in the list’s order, page by page', async () => {
    const first = await read(addressOf(tides))
    expect(first.status).toBe(200)
    expect(headings(first.text)).toEqual([0, 2, 3, 4, 5, 6, 7, 8, 9].map((i) => `No. ${i}`))
    const next = linkOf(first.text, 'next')?.replace(MAIN, '') ?? ''
    expect(next).toContain('?after=')
    expect(headings((await read(next)).text)).toEqual(['No. 10', 'No. 11'])
  })

  test('has one address: others lead to it, by the id or else by the slug', async () => {
    const { id = '' } = tides
    for (const path of [
      `/@ada/list/${id}`,
      `/@ada/list/waves-${id}`,
      '/@ada/list/tides',
      `/@ada-before/list/tides`,
    ])
      expect(await read(path), path).toMatchObject({ status: 301, location: addressOf(tides) })
    for (const path of [
      addressOf(tides, 'Ada'),
      addressOf(tides, 'ada-before'),
      addressOf(tides, 'somebody'),
    ])
      expect(await read(path), path).toMatchObject({ status: 301, location: addressOf(tides) })
    expect((await read('/@ada/list/unheard-of')).status).toBe(404)
    expect((await read('/@nobody/list/tides')).status).toBe(404)
  })

  test('is canonical unless the list is in the library', async () => {
    expect(linkOf((await read(addressOf(tides))).text, 'canonical')).toBe(MAIN + addressOf(tides))
    expect(linkOf((await read(addressOf(shelf))).text, 'canonical')).toBe(`${MAIN}/collections/shelf`)
    for (const segment of [tides.id, catalogSegment(tides)])
      expect(await read(`/collections/${segment}`), segment).toMatchObject({
        status: 301,
        location: addressOf(tides),
      })
    for (const segment of [shelf.id, catalogSegment(shelf)])
      expect(await read(`/collections/${segment}`), segment).toMatchObject({
        status: 301,
        location: '/collections/shelf',
      })
  })

  test('of a private list is its owner’s alone: to others there is none', async () => {
    const stranger = await createUser()
    for (const visit of [newVisit(), await visitOf(stranger.id)])
      for (const path of [addressOf(secret), '/@ada/list/secret', `/collections/${secret.id}`]) {
        const { status, text } = await read(path, visit)
        expect([status, text.includes('Secret tides')], path).toEqual([404, false])
      }
    const { status, text, headers } = await read(addressOf(secret), await visitOf(ada.id))
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(text).toContain(catalogWording.onlyYou)
    expect(text).toContain('name="robots" content="noindex"')
    expect(text).not.toContain(catalogWording.share.open)
  })

  test('says that the list is empty', async () => {
    const empty = await createCatalog({ creatorId: ada.id, updatedAt: NOON - MINUTE })
    const { status, text } = await read(addressOf(empty))
    expect([status, text.includes(catalogWording.empty)]).toEqual([200, true])
    expect(text).toContain('name="robots" content="noindex"')
  })

  test('is not there while the owner is suspended or has closed the account, but for the owner', async () => {
    for (const [username, given] of [
      ['suspended', { isSuspended: true }],
      ['gone', { deactivatedAt: NOON }],
    ] as const) {
      const owner = await createUser({ username, ...given })
      const list = await createCatalog(
        { creatorId: owner.id, name: 'Their list', isInLibrary: true },
        stories,
      )
      const paths = [
        addressOf(list, username),
        `/collections/${list.slug}`,
        `/embed/list/${catalogSegment(list)}`,
      ]
      for (const path of paths) expect((await read(path)).status, path).toBe(404)
      expect((await read('/collections')).text).not.toContain('Their list')
      const own = await read(addressOf(list, username), await visitOf(owner.id))
      expect(own.status).toBe(username === 'gone' ? 404 : 200)
    }
  })
})

describe('the page of a person’s lists', () => {
  test('has the public ones, the latest change first', async () => {
    const { status, text } = await read('/@ada/lists')
    expect(status).toBe(200)
    expect(headings(text).slice(0, 2)).toEqual(['Tides', 'The shelf'])
    expect(text).not.toContain('Secret tides')
    expect(linkOf(text, 'canonical')).toBe(`${MAIN}/@ada/lists`)
    expect(await read('/@ada-before/lists')).toMatchObject({ status: 301, location: '/@ada/lists' })
  })

  test('goes on from key to key', async () => {
    const bea = await createUser({ username: 'bea' })
    for (let i = 0; i < 12; i++)
      await createCatalog({ creatorId: bea.id, name: `List ${i}`, updatedAt: NOON + i })
    const first = await read('/@bea/lists')
    expect(headings(first.text)).toEqual(Array.from({ length: 10 }, (_, i) => `List ${11 - i}`))
    const next = linkOf(first.text, 'next')?.replace(MAIN, '') ?? ''
    expect(headings((await read(next)).text)).toEqual(['List 1', 'List 0'])
  })

  test('says that there are none', async () => {
    await createUser({ username: 'cleo', name: 'Cleo' })
    const { status, text } = await read('/@cleo/lists')
    expect([status, text.includes(catalogWording.noListsOf('Cleo'))]).toEqual([200, true])
  })

  test('says of a suspended person that they are suspended, and names no list', async () => {
    const dora = await createUser({ username: 'dora', isSuspended: true })
    await createCatalog({ creatorId: dora.id, name: 'Dora’s list' }, stories)
    const { status, text } = await read('/@dora/lists')
    expect([status, text.includes(userWording.suspended)]).toEqual([200, true])
    expect(text).not.toContain('Dora’s list')
  })
})

describe('a list in a frame', () => {
  const frameOf = (list: NewCatalog) => `/embed/list/${catalogSegment(list)}`

  test('may be shown by every site, sets no cookie, and opens its links in windows of their own', async () => {
    const { status, headers, text } = await read(frameOf(tides))
    expect(status).toBe(200)
    expect(headers.get('content-security-policy')).toContain('frame-ancestors *')
    expect(headers.get('x-frame-options')).toBeNull()
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(headers.getSetCookie()).toEqual([])
    expect(text).toContain('name="robots" content="noindex"')
    const links = [...text.matchAll(/<a\s[^>]*>/g)].map(([link]) => link)
    const outward = links.filter((link) => !link.includes('?after='))
    expect(outward.length).toBeGreaterThan(9)
    const sources = outward.map((link) =>
      parseSource(sourceIn(/href="([^"]*)"/.exec(link)?.[1]?.replaceAll('&amp;', '&') ?? '') ?? ''),
    )
    expect(sources).toContainEqual({ name: 'embed_catalog', catalogId: tides.id, index: 0 })
    expect(sources.filter(({ name }) => name !== 'embed_catalog')).toEqual([])
    expect(outward.filter((link) => !/target="_blank"/.test(link) || !/rel="noopener"/.test(link))).toEqual(
      [],
    )
  })

  test('is found by its id alone, and not there if it is private, not even for its owner', async () => {
    expect((await read(`/embed/list/anything-${tides.id}`)).status).toBe(200)
    expect((await read('/embed/list/tides')).status).toBe(404)
    expect((await read(frameOf(secret))).status).toBe(404)
    expect((await read(frameOf(secret), await visitOf(ada.id))).status).toBe(404)
  })
})

test('a changed list is purged from every page that shows it', async () => {
  const visit = newVisit()
  const { id: creatorId } = await createUser({ username: 'fay' })
  const list = await createCatalog({ creatorId, name: 'Low water', slug: 'low' }, stories)
  const paths = [
    addressOf(list, 'fay'),
    '/@fay/lists',
    `/embed/list/${catalogSegment(list)}`,
    `/feed/collections/${list.id}`,
  ]
  for (const path of paths) {
    expect((await read(path, visit)).text, path).toContain('Low water')
    await expect
      .poll(async () => (await read(path, visit)).headers.get('x-edge-cache'), { message: path })
      .toBe('HIT')
  }
  const { names, statements } = storyPurger(async () => {})
  const tags = [names.catalog(list.id), names.userCatalogs(creatorId)]
  await env.DB.prepare("update catalog set name = 'High water' where id = ?").bind(list.id).run()
  await new Database(env.DB).write(statements(tags, { now: Date.now() }))
  const ctx = createExecutionContext()
  await requestPurge(env, ctx, { now: () => Date.now() })
  await waitOnExecutionContext(ctx)
  for (const path of paths) expect((await read(path, visit)).text, path).toContain('High water')
})

test('the viewer’s own lists begin with the reading list, and go on from key to key in one order', async () => {
  const eve = await createUser({ username: 'eve' })
  const visit = await visitOf(eve.id)
  for (let i = 0; i < 12; i++)
    await createCatalog({ creatorId: eve.id, name: `List ${i}`, updatedAt: NOON + i, visibility: i % 2 })
  const first = await read('/me/lists', visit)
  const latest = Array.from({ length: 9 }, (_, i) => `List ${11 - i}`)
  expect(headings(first.text).slice(0, 10)).toEqual(['Reading list', ...latest])
  const [, next = ''] = /href="(\/me\/lists\?after=[^"]*)"/.exec(first.text) ?? []
  expect(headings((await read(next, visit)).text).slice(0, 3)).toEqual(['List 2', 'List 1', 'List 0'])
})
