import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createCatalog } from '../../factories/catalog'
import { createStory } from '../../factories/story'
import { answer, decide, established, listed, respond, respondToList } from './support'

test('a response is decided on only below what it is below: a story or a list, or a response', async () => {
  const [{ user, visit }, other] = [await established(), await established()]
  const [story, list] = [
    await createStory({ creatorId: user.id }),
    await createCatalog({ creatorId: user.id }),
  ]
  const inStory = await respond(other.visit, story.id, 'Hello')
  const inList = await respondToList(other.visit, list.id, 'Hello')
  const below = await respond(other.visit, inList.id, 'And another thing')
  const ofList = async () =>
    (await env.DB.prepare('SELECT response_count AS n FROM catalog WHERE id = ?').bind(list.id).first())?.n
  const decideInList = (name: string, parent: string, response: string) =>
    answer(
      visit,
      `mutation ($p: ID!, $r: ID!) { result: ${name}(parentCatalogId: $p, catalogResponseId: $r) { __typename } }`,
      { p: parent, r: response },
    )
  const NOT_FOUND = { __typename: 'NotFound' }
  for (const name of ['hidePostResponseOnParentPost', 'unhidePostResponseOnParentPost'] as const)
    for (const response of [inList, below]) {
      expect(await decide(visit, name, list.id, response.id)).toMatchObject(NOT_FOUND)
      expect(await ofList()).toBe(2)
    }
  for (const name of ['hideCatalogResponseOnParent', 'showCatalogResponseOnParent']) {
    expect(await decideInList(name, story.id, inStory.id)).toMatchObject(NOT_FOUND)
    expect(await decideInList(name, inList.id, below.id)).toMatchObject(NOT_FOUND)
    expect([await ofList(), (await listed(visit, story.id)).count]).toEqual([2, 1])
  }
  // An answer to a response is below a post, also in a list.
  expect(await decide(visit, 'hidePostResponseOnParentPost', inList.id, below.id)).toMatchObject({
    id: inList.id,
  })
  expect(await ofList()).toBe(1)
  expect(await decideInList('showCatalogResponseOnParent', list.id, below.id)).toEqual({
    __typename: 'Catalog',
  })
  expect(await ofList()).toBe(2)
})
