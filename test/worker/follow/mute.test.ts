import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createCollection } from '../../factories/collection'
import { createStory } from '../../factories/story'
import { createTag } from '../../factories/tag'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { changes, signedIn } from './support'

test('people and publications are muted and unmuted, as often as somebody likes', async () => {
  const person = await createUser({ name: 'Loud' })
  const publication = await createCollection()
  const { user, visit } = await signedIn()
  const change = changes(visit)
  for (let i = 0; i < 2; i++) {
    expect(await change.muteUser(person.id)).toMatchObject({
      __typename: 'User',
      viewerEdge: { isFollowing: false, isMuting: true },
    })
    expect(await change.muteCollection(publication.id)).toMatchObject({ viewerEdge: { isMuting: true } })
  }
  const muted = '{ viewer { mutedUsers { users { name } } mutedCollections { collections { id } } } }'
  expect((await visit.ask(muted)).data).toEqual({
    viewer: {
      mutedUsers: { users: [{ name: 'Loud' }] },
      mutedCollections: { collections: [{ id: publication.id }] },
    },
  })
  expect(await change.unmuteUser(person.id)).toMatchObject({ viewerEdge: { isMuting: false } })
  expect(await change.unmuteCollection(publication.id)).toMatchObject({ viewerEdge: { isMuting: false } })
  expect(await change.muteUser(user.id)).toMatchObject({ message: 'You cannot mute yourself' })
  expect(await change.muteUser('ffffffffffff')).toMatchObject({ __typename: 'NotFound' })
  expect(await changes(newVisit()).muteUser(person.id)).toMatchObject({ __typename: 'Unauthorized' })
})

test('so are topics and single stories', async () => {
  await createTag('noise')
  const story = await createStory()
  const draft = await createStory({ state: 'draft', isListed: false })
  const { visit } = await signedIn()
  const tag = (name: string) =>
    visit.ask(`mutation { ${name}(tagSlug: "Noise") { __typename ... on Tag { viewerEdge { isMuting } } } }`)
  const post = (name: string, id: string) =>
    visit.ask(
      `mutation ($id: ID!) { ${name}(targetPostId: $id) { __typename ... on Post { viewerEdge { isMuting } } } }`,
      { id },
    )
  const muted = (isMuting: boolean, __typename: string) => ({ __typename, viewerEdge: { isMuting } })
  expect((await tag('muteTag')).data).toEqual({ muteTag: muted(true, 'Tag') })
  expect((await tag('unmuteTag')).data).toEqual({ unmuteTag: muted(false, 'Tag') })
  expect((await post('mutePost', story.id)).data).toEqual({ mutePost: muted(true, 'Post') })
  expect((await post('unmutePost', story.id)).data).toEqual({ unmutePost: muted(false, 'Post') })
  await createStory({ state: 'draft', isListed: false, tags: ['mute-secret'] })
  await env.DB.exec("UPDATE tag SET post_count = 0 WHERE slug = 'mute-secret'")
  for (const name of ['muteTag', 'unmuteTag']) {
    const { data } = await visit.ask(`mutation { ${name}(tagSlug: "mute-secret") { __typename } }`)
    expect(data).toEqual({ [name]: { __typename: 'NotFound' } })
  }
  expect((await post('mutePost', draft.id)).data).toEqual({ mutePost: { __typename: 'NotFound' } })
})
