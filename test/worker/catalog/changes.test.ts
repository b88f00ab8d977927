import { env } from 'cloudflare:workers'
import { describe, expect, test, vi } from 'vitest'
import { MAX_LIST_ITEMS, MAX_LISTS } from '../../../schema/rules/limits'
import { editItems } from '../../../worker/services/catalog/edit-items'
import { newActor } from '../../factories/actor'
import { createCatalog } from '../../factories/catalog'
import { endpointContext } from '../../factories/endpoint-context'
import { nextId } from '../../factories/ids'
import { signedIn } from '../../factories/signed-in'
import { createStory } from '../../factories/story'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { change, edit, storedItems, stories } from './support'

const add = (postId: string, more: object = {}) => ({ type: 'ADD', postId, ...more })

describe('making a list', () => {
  test('gives it a slug, an owner and a first story; sent again with its key it is the same list', async () => {
    const { visit } = await signedIn()
    const [postId = ''] = await stories(1)
    const given = { name: ' On   tides ', visibility: 1, postId, key: 'k' }
    const made = await change(visit, 'createCatalog', given)
    expect(made).toMatchObject({ __typename: 'Catalog', name: 'On tides', visibility: 1, itemCount: 1 })
    expect(made.slugId).toBe(`on-tides-${made.id}`)
    expect(await change(visit, 'createCatalog', given)).toMatchObject({ id: made.id, itemCount: 1 })
    const { visit: other } = await signedIn()
    expect((await change(other, 'createCatalog', given)).id).not.toBe(made.id)
  })

  test('doesn’t bring back one that was made with the same key and deleted since', async () => {
    const { visit } = await signedIn()
    const given = { name: 'Once', key: 'k' }
    const { id } = await change(visit, 'createCatalog', given)
    await change(visit, 'deleteCatalog', { catalogId: id })
    expect(await change(visit, 'createCatalog', given)).toMatchObject({ __typename: 'NotFound' })
  })

  test.each([
    ['no name', { name: '  ' }, 'name'],
    ['an invisible name', { name: '\u200b\u2060' }, 'name'],
    ['a long name', { name: 'x'.repeat(61) }, 'name'],
    ['another visibility', { name: 'x', visibility: 2 }, 'visibility'],
  ])('is refused with %s', async (_, given, field) => {
    const { visit } = await signedIn()
    expect(await change(visit, 'createCatalog', given)).toMatchObject({ __typename: 'BadRequest', field })
  })

  test('is refused to visitors, and beyond the limit', async () => {
    expect(await change(newVisit(), 'createCatalog', { name: 'x' })).toMatchObject({
      __typename: 'Unauthorized',
    })
    const { user, visit } = await signedIn()
    await env.DB.prepare(
      `INSERT INTO catalog (id, slug, name, creator_id, created_at, updated_at)
       SELECT ?1 || value, 'x', 'x', ?1, 0, 0 FROM json_each(?2)`,
    )
      .bind(user.id, JSON.stringify(Array.from({ length: MAX_LISTS - 1 }, (_, i) => i)))
      .run()
    const left = async () => {
      const { data } = await visit.ask('{ viewer { catalogsLeft } }')
      return (data as { viewer: { catalogsLeft: number } }).viewer.catalogsLeft
    }
    expect(await left()).toBe(1)
    const both = await Promise.all(['a', 'b'].map((name) => change(visit, 'createCatalog', { name })))
    expect(both.map(({ __typename }) => __typename).sort()).toEqual(['Catalog', 'Conflict'])
    expect(await left()).toBe(0)
    // One that staff has hidden may come back, so it takes its place.
    await env.DB.prepare('UPDATE catalog SET visibility = 2 WHERE id = ?').bind(`${user.id}0`).run()
    expect(await left()).toBe(0)
    expect(await change(visit, 'createCatalog', { name: 'c' })).toMatchObject({ __typename: 'Conflict' })
  })
})

describe('what is in a list', () => {
  test('is added first, moved, annotated and taken out, by its owner', async () => {
    const { user, visit } = await signedIn()
    const [a = '', b = '', c = ''] = await stories(3)
    const { id = '' } = await createCatalog({ creatorId: user.id }, [a])
    const after = await edit(visit, id, add(b, { note: ' Read this \r\n twice. ' }), add(c, { position: 9 }))
    expect(after.itemCount).toBe(3)
    expect(after.ownItems.map(({ postId, note }) => [postId, note])).toEqual([
      [b, 'Read this \n twice.'],
      [a, ''],
      [c, ''],
    ])
    await edit(visit, id, { type: 'MOVE', postId: c, position: 0 }, { type: 'NOTE', postId: a, note: 'Old.' })
    expect(await storedItems(id)).toEqual([c, b, a])
    const less = await edit(visit, id, { type: 'REMOVE', postId: b })
    expect([less.itemCount, less.ownItems.map(({ note }) => note)]).toEqual([2, ['', 'Old.']])
    // With what puts it back as it was.
    expect(less.removedItems).toEqual([{ postId: b, note: 'Read this \n twice.', position: 1 }])
    // What is gone already isn't an error, and changes nothing.
    expect(await edit(visit, id, { type: 'REMOVE', postId: b })).toMatchObject({
      itemCount: 2,
      removedItems: [],
    })
  })

  test('takes a story once, also when two tabs put it in at the same moment', async () => {
    const { user, visit } = await signedIn()
    const [a = '', b = ''] = await stories(2)
    const { id = '' } = await createCatalog({ creatorId: user.id })
    const both = await Promise.all([edit(visit, id, add(a)), edit(visit, id, add(a))])
    expect(both.map(({ __typename }) => __typename).sort()).toEqual(['AlreadyExists', 'Catalog'])
    expect(await edit(visit, id, add(b), add(b))).toMatchObject({ __typename: 'AlreadyExists' })
    expect(await storedItems(id)).toEqual([a])
  })

  test('has all that is put in at once, and counts it', async () => {
    const { user, visit } = await signedIn()
    const all = await stories(20)
    const { id = '' } = await createCatalog({ creatorId: user.id })
    const answers = await Promise.all(all.map((postId) => edit(visit, id, add(postId))))
    expect(answers.map(({ __typename }) => __typename)).toEqual(all.map(() => 'Catalog'))
    expect((await storedItems(id)).toSorted()).toEqual(all.toSorted())
    const { data } = await visit.ask(
      'query ($id: ID!) { catalogById(catalogId: $id) { ... on Catalog { itemCount } } }',
      {
        id,
      },
    )
    expect(data?.catalogById).toEqual({ itemCount: 20 })
  })

  test('changes also if many others come first', async () => {
    const actor = newActor()
    const [a = ''] = await stories(1)
    const { id = '' } = await createCatalog({ creatorId: actor.id }, [a])
    const { parts } = endpointContext('/')
    const write = parts.db.write.bind(parts.db)
    let others = 12
    vi.spyOn(parts.db, 'write').mockImplementation(async (statements) => {
      const comeFirst = env.DB.prepare('UPDATE catalog SET revision = revision + 1 WHERE id = ?').bind(id)
      if (others-- > 0) await comeFirst.run()
      return write(statements)
    })
    expect(await editItems(parts, { id }, actor, [{ type: 'REMOVE', postId: a }], null)).toMatchObject({
      ok: true,
    })
    expect(await storedItems(id)).toEqual([])
  })

  test('changes once for each key', async () => {
    const { user, visit } = await signedIn()
    const [a = ''] = await stories(1)
    const { id = '' } = await createCatalog({ creatorId: user.id })
    const sent = { catalogId: id, operations: [add(a)], key: 'once' }
    await change(visit, 'editCatalogItems', sent)
    expect(await change(visit, 'editCatalogItems', sent)).toMatchObject({
      __typename: 'Catalog',
      itemCount: 1,
    })
    await edit(visit, id, { type: 'REMOVE', postId: a })
    await change(visit, 'editCatalogItems', sent)
    expect(await storedItems(id)).toEqual([])
  })

  test('isn’t changed by a key that changed nothing the first time', async () => {
    const { user, visit } = await signedIn()
    const [a = ''] = await stories(1)
    const { id = '', updatedAt } = await createCatalog({ creatorId: user.id })
    const sent = { catalogId: id, operations: [{ type: 'REMOVE', postId: a }], key: 'nothing' }
    await change(visit, 'editCatalogItems', sent)
    const stored = env.DB.prepare('SELECT updated_at FROM catalog WHERE id = ?').bind(id)
    expect(await stored.first('updated_at')).toBe(updatedAt)
    await edit(visit, id, add(a))
    expect(await change(visit, 'editCatalogItems', sent)).toMatchObject({ itemCount: 1 })
    expect(await storedItems(id)).toEqual([a])
  })

  test('has no room beyond the limit, and says so', async () => {
    const { user, visit } = await signedIn()
    const [a = ''] = await stories(1)
    const { id = '' } = await createCatalog({ creatorId: user.id })
    await env.DB.prepare(
      `INSERT INTO catalog_item (id, catalog_id, post_id, position, added_at)
       SELECT ?1 || value, ?1, 'p' || value, value, 0 FROM json_each(?2)`,
    )
      .bind(id, JSON.stringify(Array.from({ length: MAX_LIST_ITEMS }, (_, i) => i)))
      .run()
    const refused = await edit(visit, id, add(a))
    expect([refused.__typename, refused.message]).toEqual(['Conflict', expect.stringContaining('1,000')])
  })

  test('can’t be a story that isn’t out or that nobody may read', async () => {
    const { user, visit } = await signedIn()
    const suspended = await createUser({ isSuspended: true })
    const { id = '' } = await createCatalog({ creatorId: user.id })
    const hidden = [
      (await createStory({ creatorId: user.id, state: 'draft', isListed: false })).id,
      (await createStory({ state: 'trashed', isListed: false })).id,
      (await createStory({ kind: 'response', isListed: false })).id,
      nextId(),
    ]
    for (const postId of hidden)
      expect(await edit(visit, id, add(postId))).toMatchObject({ __typename: 'NotFound', field: 'postId' })
    const ofSuspended = await createStory({ creatorId: suspended.id, isListed: false })
    expect(await edit(visit, id, add(ofSuspended.id))).toMatchObject({ __typename: 'PostSuspended' })
    expect(await storedItems(id)).toEqual([])
  })

  test('is nobody else’s to change: to them, the list isn’t there', async () => {
    const owner = await createUser()
    const [a = ''] = await stories(1)
    const { visit } = await signedIn()
    for (const visibility of [0, 1]) {
      const { id = '' } = await createCatalog({ creatorId: owner.id, visibility }, [a])
      const tries = [
        edit(visit, id, { type: 'REMOVE', postId: a }),
        change(visit, 'updateCatalog', { catalogId: id, name: 'x', description: '', visibility: 0 }),
        change(visit, 'deleteCatalog', { catalogId: id }),
        change(visit, 'undeleteCatalog', { catalogId: id }),
      ]
      for (const answer of await Promise.all(tries)) expect(answer).toMatchObject({ __typename: 'NotFound' })
      expect(await edit(newVisit(), id, add(a))).toMatchObject({ __typename: 'Unauthorized' })
      expect(await storedItems(id)).toEqual([a])
    }
  })

  test('shows an unlisted story in a private list, and in no public one', async () => {
    const { user, visit } = await signedIn()
    const { id: unlisted } = await createStory({ state: 'unlisted', isListed: false, title: 'By link alone' })
    for (const visibility of [0, 1]) {
      const { id = '' } = await createCatalog({ creatorId: user.id, visibility })
      expect(await edit(visit, id, add(unlisted))).toMatchObject({ __typename: 'Catalog' })
      const { data } = await visit.ask(
        'query ($id: ID!) { catalogById(catalogId: $id) { ... on Catalog { itemsConnection { items { post { id } } } } } }',
        { id },
      )
      const items = visibility === 1 ? [{ post: { id: unlisted } }] : []
      expect(data?.catalogById).toEqual({ itemsConnection: { items } })
    }
  })
})

test('a list that staff has hidden isn’t there to be changed, whatever the change', async () => {
  const { user, visit } = await signedIn()
  const [postId = ''] = await stories(1)
  const { id: catalogId } = await createCatalog({ creatorId: user.id, visibility: 2 })
  const gone = { __typename: 'NotFound', field: 'catalogId' }
  expect(await edit(visit, catalogId, add(postId))).toMatchObject(gone)
  const given = { catalogId, name: 'x', description: '', visibility: 0 }
  expect(await change(visit, 'updateCatalog', given)).toMatchObject(gone)
  expect(await change(visit, 'deleteCatalog', { catalogId })).toMatchObject(gone)
})
