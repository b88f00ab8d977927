import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createCollection } from '../../factories/collection'
import { createRoles } from '../../factories/leaders'
import { createStory } from '../../factories/story'
import { changes } from '../follow/support'
import { established, respond } from '../response/support'
import { addWebhook, ask, deliver, EVERYTHING, signedIn } from './support'

/* docs/rules/api.md, "Webhooks": which stories an address is told of. */

type Person = Awaited<ReturnType<typeof signedIn>>

const EVENTS = [...EVERYTHING, 'RESPONSE_PUBLISHED', 'FOLLOW_ADDED']

/** Takes a story down to its writer's trash, which ends it for readers. */
async function trash({ visit }: Person, postId: string): Promise<void> {
  const { data, errors } = await visit.ask(
    'mutation ($id: ID!) { deletePost(targetPostId: $id) { __typename ... on UserError { message } } }',
    { id: postId },
  )
  if (!data) throw new Error(JSON.stringify(errors))
}

/** The stories of which a webhook was told, by event. */
async function told({ seen }: { seen: () => Promise<{ type: string; data: Record<string, unknown> }[]> }) {
  await deliver()
  return (await seen()).map(({ type, data }) => `${type} ${data.postId ?? data.id ?? 'nobody'}`).sort()
}

test('a webhook is told of the stories of one publication, with a topic and of some kinds', async () => {
  const owner = await signedIn()
  const collection = await createCollection({ creatorId: owner.user.id })
  await createRoles(collection.id, { [owner.user.id]: 'OWNER' })
  const add = (filter: object) => addWebhook(owner, { events: EVENTS, filter })
  const all = await add({})
  const inOne = await add({ collectionId: collection.id })
  const ofTides = await add({ tags: ['Tides', 'C++'] })
  const forMembers = await add({ kinds: ['MEMBERS', 'UNLISTED'] })

  const by = { creatorId: owner.user.id }
  const stories = [
    await createStory({ ...by, collectionId: collection.id }),
    await createStory({ ...by, tags: ['tides', 'salt'] }),
    await createStory({ ...by, access: 'locked' }),
    await createStory({ ...by, state: 'unlisted', isListed: false }),
  ]
  const [published, tides, locked, unlisted] = stories.map(({ id }) => `post.unpublished ${id}`)
  for (const { id } of stories) await trash(owner, id)
  expect(await told(all)).toEqual([published, tides, locked, unlisted].sort())
  expect(await told(inOne)).toEqual([published])
  expect(await told(ofTides)).toEqual([tides])
  expect(await told(forMembers)).toEqual([locked, unlisted].sort())
})

test('it is told of responses to these stories, and of what isn’t about a story', async () => {
  const owner = await signedIn()
  const hook = await addWebhook(owner, { events: EVENTS, filter: { tags: ['tides'], kinds: ['PUBLIC'] } })
  const by = { creatorId: owner.user.id }
  const [about, other] = [await createStory({ ...by, tags: ['tides'] }), await createStory(by)]
  const reader = await established()
  await respond(reader.visit, about.id, 'Well said.')
  await respond(reader.visit, other.id, 'Said as well.')
  await changes(reader.visit).followUser(owner.user.id)
  expect(await told(hook)).toEqual(['follow.added nobody', `response.published ${about.id}`])
})

test('what it is limited to is shown, and stored cleanly', async () => {
  const owner = await signedIn()
  const collection = await createCollection({ creatorId: owner.user.id, name: 'The Harbour' })
  await addWebhook(owner, {
    filter: { collectionId: collection.id, tags: ['Tides', 'tides', 'C++'], kinds: ['MEMBERS', 'PUBLIC'] },
  })
  const list = await owner.visit.ask('{ webhooks { webhooks { onlyInName onlyTags onlyKinds } } }')
  expect(list.data).toEqual({
    webhooks: {
      webhooks: [
        { onlyInName: 'The Harbour', onlyTags: ['tides', 'c-plus-plus'], onlyKinds: ['PUBLIC', 'MEMBERS'] },
      ],
    },
  })
})

test.each([
  ['six topics', { tags: ['a', 'b', 'c', 'd', 'e', 'f'] }],
  ['a topic without a name', { tags: [' … '] }],
  ['a publication that isn’t there', { collectionId: 'ffffffffffff' }],
])('%s is refused', async (_, filter) => {
  const owner = await signedIn()
  const input = { address: 'https://hooks.example.org/a', events: EVERYTHING, filter }
  expect(await ask(owner.visit, 'create', { input })).toMatchObject({ __typename: 'BadRequest' })
  const { results } = await env.DB.prepare('SELECT id FROM webhook WHERE owner_id = ?')
    .bind(owner.user.id)
    .all()
  expect(results).toEqual([])
})

test('a webhook of a publication isn’t limited to another one', async () => {
  const owner = await signedIn()
  const [own, other] = [
    await createCollection({ creatorId: owner.user.id }),
    await createCollection({ creatorId: owner.user.id }),
  ]
  await createRoles(own.id, { [owner.user.id]: 'OWNER' })
  const input = {
    address: 'https://hooks.example.org/a',
    events: EVERYTHING,
    collectionId: own.id,
    filter: { collectionId: other.id },
  }
  expect(await ask(owner.visit, 'create', { input })).toMatchObject({
    __typename: 'BadRequest',
    field: 'filter',
  })
})
