import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { predefinedId } from '../../../schema/routes/catalog-id'
import { DAY } from '../../../schema/rules/time-units'
import { createCatalog } from '../../factories/catalog'
import { NOON, nextId } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { signedIn } from '../../factories/signed-in'
import { createStory } from '../../factories/story'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { change, edit, storedItems, stories, type Visit } from './support'

describe('a list', () => {
  test('is renamed, hidden and shown', async () => {
    const { user, visit } = await signedIn()
    const { id = '' } = await createCatalog({ creatorId: user.id })
    const given = { catalogId: id, name: 'Night reading', description: 'Slow ones.', visibility: 1 }
    expect(await change(visit, 'updateCatalog', given)).toMatchObject({
      name: 'Night reading',
      slugId: `night-reading-${id}`,
      visibility: 1,
    })
    // Fields that aren't given keep their values, even if another tab has changed them meanwhile.
    const both = [{ name: 'Day reading' }, { description: 'Quick ones.' }].map((part) =>
      change(visit, 'updateCatalog', { catalogId: id, ...part }),
    )
    await Promise.all(both)
    const stored = env.DB.prepare('SELECT slug, name, description, visibility FROM catalog WHERE id = ?')
    expect(await stored.bind(id).first()).toEqual({
      slug: 'day-reading',
      name: 'Day reading',
      description: 'Quick ones.',
      visibility: 1,
    })
  })

  test('is deleted for everybody, comes back by undo, and is gone after 30 days', async () => {
    const { user, visit } = await signedIn({ username: 'undoing' })
    const [a = ''] = await stories(1)
    const { id = '' } = await createCatalog({ creatorId: user.id, name: 'Undone', slug: 'undone' }, [a])
    const path = `/@undoing/list/undone-${id}`
    expect((await visit.get(path)).status).toBe(200)
    expect(await change(visit, 'deleteCatalog', { catalogId: id })).toMatchObject({ __typename: 'Catalog' })
    for (const gone of [path, `/me/list/undone-${id}`, `/embed/list/undone-${id}`, `/feed/collections/${id}`])
      expect((await visit.get(gone)).status, gone).toBe(404)
    for (const page of ['/me/lists', '/@undoing/lists'])
      expect(await (await visit.get(page)).text(), page).not.toContain('Undone')
    expect(await edit(visit, id, { type: 'REMOVE', postId: a })).toMatchObject({ __typename: 'NotFound' })
    expect(await change(visit, 'undeleteCatalog', { catalogId: id })).toMatchObject({ itemCount: 1 })
    expect((await visit.get(path)).status).toBe(200)
    await change(visit, 'deleteCatalog', { catalogId: id })
    const end = NOON + 30 * DAY
    await cronJob('sweep-tables', end - 1)
    expect(await storedItems(id)).toEqual([a])
    await cronJob('sweep-tables', end)
    expect(await storedItems(id)).toEqual([])
    expect(await change(visit, 'undeleteCatalog', { catalogId: id })).toMatchObject({
      __typename: 'NotFound',
    })
  })
})

describe('the reading list', () => {
  const press = (visit: Visit, postId: string, method: 'POST' | 'DELETE', accept = 'application/json') =>
    visit.send(`https://quire.example/_/bookmark/p/${postId}`, {
      method,
      headers: {
        origin: 'https://quire.example',
        accept,
      },
    })

  test('is there for everybody, and takes a story once, however often and at once it is pressed', async () => {
    const { user, visit } = await signedIn()
    const id = predefinedId(user.id, 'reading-list')
    expect((await visit.get('/me/list/reading-list')).status).toBe(200)
    const [a = '', b = ''] = await stories(2)
    const pressed = await Promise.all([
      press(visit, a, 'POST'),
      press(visit, a, 'POST'),
      press(visit, b, 'POST'),
    ])
    expect(await Promise.all(pressed.map((each) => each.json()))).toEqual(
      Array.from({ length: 3 }, () => ({ success: true, isSaved: true })),
    )
    expect((await storedItems(id)).toSorted()).toEqual([a, b].toSorted())
    const edge = async () => {
      const { data } = await visit.ask('query ($id: ID!) { post(id: $id) { viewerEdge { catalogIds } } }', {
        id: a,
      })
      return data?.post
    }
    expect(await edge()).toEqual({ viewerEdge: { catalogIds: [id] } })
    expect((await press(visit, a, 'DELETE')).status).toBe(200)
    expect((await press(visit, a, 'DELETE')).status).toBe(200)
    expect(await edge()).toEqual({ viewerEdge: { catalogIds: [] } })
    expect(await storedItems(id)).toEqual([b])
  })

  test('leads a browser back to the story, and is refused to others’ pages and to visitors', async () => {
    const { visit } = await signedIn()
    const { id } = await createStory()
    const led = await press(visit, id, 'POST', 'text/html')
    expect([led.status, led.headers.get('location')]).toEqual([303, expect.stringContaining(id)])
    const foreign = await visit.send(`https://quire.example/_/bookmark/p/${id}`, {
      method: 'POST',
      headers: { origin: 'https://elsewhere.example' },
    })
    expect(foreign.status).toBe(403)
    expect((await press(newVisit(), id, 'POST')).status).not.toBe(200)
    expect((await press(visit, nextId(), 'POST')).status).toBe(404)
  })

  test('can’t be renamed, shown to others or deleted', async () => {
    const { user, visit } = await signedIn({ username: 'bookish' })
    const [a = ''] = await stories(1)
    await press(visit, a, 'POST')
    const catalogId = predefinedId(user.id, 'reading-list')
    const answers = [
      await change(visit, 'updateCatalog', { catalogId, name: 'x', description: '', visibility: 0 }),
      await change(visit, 'deleteCatalog', { catalogId }),
    ]
    for (const answer of answers) expect(answer).toMatchObject({ __typename: 'Forbidden' })
    const other = await signedIn()
    for (const path of [
      '/@bookish/list/reading-list',
      `/embed/list/${catalogId}`,
      `/feed/collections/${catalogId}`,
    ])
      expect((await other.visit.get(path)).status, path).toBe(404)
    expect(await edit(other.visit, catalogId, { type: 'REMOVE', postId: a })).toMatchObject({
      __typename: 'NotFound',
    })
  })
})

describe('somebody else’s list', () => {
  test('is saved once, counted, and listed until it isn’t there for others any more', async () => {
    const { visit } = await signedIn()
    const owner = await createUser()
    const { id = '' } = await createCatalog({ creatorId: owner.id, name: 'Worth keeping' })
    const save = () => change(visit, 'followCatalog', { targetCatalogId: id })
    await Promise.all([save(), save()])
    expect(await save()).toMatchObject({ followerCount: 1, isSavedByViewer: true })
    const saved = async () => {
      const { data } = await visit.ask('{ viewer { savedCatalogs { catalogs { id } } } }')
      return (data as { viewer: { savedCatalogs: { catalogs: { id: string }[] } } }).viewer.savedCatalogs
        .catalogs
    }
    expect(await saved()).toEqual([{ id }])
    await env.DB.prepare('UPDATE catalog SET visibility = 1 WHERE id = ?').bind(id).run()
    expect(await saved()).toEqual([])
    expect(await change(visit, 'unfollowCatalog', { targetCatalogId: id })).toMatchObject({
      __typename: 'NotFound',
    })
    await env.DB.prepare('UPDATE catalog SET visibility = 0 WHERE id = ?').bind(id).run()
    expect(await change(visit, 'unfollowCatalog', { targetCatalogId: id })).toMatchObject({
      followerCount: 0,
      isSavedByViewer: false,
    })
  })

  test('can’t be saved if it is private or one’s own, nor while suspended', async () => {
    const { user, visit } = await signedIn()
    const owner = await createUser()
    const secret = await createCatalog({ creatorId: owner.id, visibility: 1 })
    const own = await createCatalog({ creatorId: user.id })
    const open = await createCatalog({ creatorId: owner.id })
    const save = (given: { id?: string }) => change(visit, 'followCatalog', { targetCatalogId: given.id })
    expect(await save(secret)).toMatchObject({ __typename: 'NotFound' })
    expect(await save(own)).toMatchObject({ __typename: 'BadRequest' })
    await env.DB.prepare('UPDATE user SET is_suspended = 1 WHERE id = ?').bind(user.id).run()
    expect(await save(open)).toMatchObject({ __typename: 'AccountSuspended' })
  })
})

test('a private list is told to nobody else, whatever is asked for', async () => {
  const owner = await signedIn({ username: 'keeper' })
  const [a = ''] = await stories(1)
  const open = await createCatalog({ creatorId: owner.user.id, updatedAt: NOON + 1 }, [a])
  const secret = await createCatalog({ creatorId: owner.user.id, name: 'Kept to myself', visibility: 1 }, [a])
  const ask = async (visit: Visit) => {
    const { data } = await visit.ask(
      `query ($user: ID!, $post: ID!, $secret: ID!) {
        all: catalogsByUser(userId: $user) { catalogs { id } }
        hidden: catalogsByUser(userId: $user, visibility: 1, type: "list") { catalogs { id } }
        post(id: $post) { catalogs { catalogs { id } } viewerEdge { catalogIds } }
        catalogById(catalogId: $secret) { __typename }
      }`,
      { user: owner.user.id, post: a, secret: secret.id },
    )
    return data
  }
  const of = (...all: { id?: string }[]) => ({ catalogs: all.map(({ id }) => ({ id })) })
  const { visit: stranger } = await signedIn()
  for (const visit of [newVisit(), stranger])
    expect(await ask(visit)).toEqual({
      all: of(open),
      hidden: of(),
      post: { catalogs: of(open), viewerEdge: { catalogIds: [] } },
      catalogById: { __typename: 'NotFound' },
    })
  expect(await ask(owner.visit)).toMatchObject({
    all: of(open, secret),
    hidden: of(secret),
    post: { catalogs: of(open) },
    catalogById: { __typename: 'Catalog' },
  })
})
