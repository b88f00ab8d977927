import { expect, test } from 'vitest'
import { predefinedId } from '../../../schema/routes/catalog-id'
import { createCatalog } from '../../factories/catalog'
import { signedIn } from '../../factories/signed-in'
import { createStory } from '../../factories/story'
import { newVisit } from '../../factories/visit'
import { edit, stories, type Visit } from './support'

test('a list named like one that everybody has is found by others, and doesn’t take its place for its owner', async () => {
  const { user, visit } = await signedIn({ username: 'namesake' })
  const [a = ''] = await stories(1)
  const names = [
    ['reading-list', 'Reading list'],
    ['currently-reading', 'Currently reading'],
    ['purchased', 'Purchased'],
  ] as const
  const find = async (by: Visit, username: string, slugId: string) => {
    const { data } = await by.ask(
      'query ($username: String!, $slugId: String!) { userCatalog(username: $username, slugId: $slugId) { ... on Catalog { id } } }',
      { username, slugId },
    )
    return data?.userCatalog
  }
  const { visit: stranger } = await signedIn()
  for (const [slug, name] of names) {
    const { id = '' } = await createCatalog({ creatorId: user.id, slug, name }, [a])
    expect(await find(stranger, 'namesake', slug)).toEqual({ id })
    const own = async (slugId: string) => {
      const { data } = await visit.ask(
        'query ($slugId: String!) { viewer { catalog(slugId: $slugId) { id } } }',
        {
          slugId,
        },
      )
      return data?.viewer
    }
    const kept = predefinedId(user.id, slug)
    expect(await own(slug)).toEqual({ catalog: { id: kept } })
    expect(await own(`${slug}-${id}`)).toEqual({ catalog: { id } })
    await createCatalog({ id: kept, creatorId: user.id, slug, type: slug, visibility: 1 })
    const path = `/@namesake/list/${slug}`
    for (const by of [newVisit(), stranger])
      expect((await by.get(path)).headers.get('location')).toBe(`${path}-${id}`)
    expect((await stranger.get(`${path}/share/twitter`)).status).toBe(302)
    expect(await find(visit, 'namesake', slug)).toEqual({ id: kept })
  }
})

test('a private list has a story that is withheld in a country, except there', async () => {
  const { user, visit } = await signedIn({}, { country: 'AT' })
  const withheldIn = JSON.stringify({ DE: 'Court order' })
  const { id: postId } = await createStory({ title: 'Held back', isListed: false, withheldIn })
  const { id = '' } = await createCatalog({ creatorId: user.id, visibility: 1 })
  expect(await edit(visit, id, { type: 'ADD', postId })).toMatchObject({ __typename: 'Catalog' })
  const there = newVisit({ country: 'DE' })
  await there.signIn(user.id)
  const shownTo = async (by: Visit) => {
    const { data } = await by.ask(
      `query ($id: ID!) { catalogById(catalogId: $id) { ... on Catalog {
        itemsConnection { items { post { id } } } ownItems { title } } } }`,
      { id },
    )
    return data?.catalogById
  }
  expect(await shownTo(visit)).toEqual({
    itemsConnection: { items: [{ post: { id: postId } }] },
    ownItems: [{ title: 'Held back' }],
  })
  expect(await shownTo(there)).toEqual({ itemsConnection: { items: [] }, ownItems: [{ title: null }] })
})
