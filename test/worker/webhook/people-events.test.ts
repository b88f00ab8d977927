import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createCollection } from '../../factories/collection'
import { createRoles } from '../../factories/leaders'
import { createStory } from '../../factories/story'
import { changes } from '../follow/support'
import { confirm, leaveToken, rowsOf, subscribe, tokenTo, unsubscribe, visitor } from '../newsletter/support'
import { decide, established, respond } from '../response/support'
import { addWebhook, ask, deliver, signedIn, withWebhook } from './support'

/* docs/rules/api.md, "Webhooks". */

const ALL = [
  'RESPONSE_PUBLISHED',
  'FOLLOW_ADDED',
  'FOLLOW_REMOVED',
  'SUBSCRIBER_ADDED',
  'SUBSCRIBER_REMOVED',
  'MEMBER_ADDED',
  'MEMBER_CHANGED',
  'MEMBER_REMOVED',
]
type Hook = Pick<Awaited<ReturnType<typeof withWebhook>>, 'seen'>

/** What a webhook has been told, by event, in any order. */
async function told({ seen }: Hook): Promise<[string, Record<string, unknown>][]> {
  await deliver()
  return (await seen()).map(({ type, data }) => [type, data])
}

test('a webhook is told who follows its owner, and who doesn’t any more, once each', async () => {
  const hook = await withWebhook({ events: ALL })
  const { user, visit } = await signedIn()
  await changes(visit).followUser(hook.user.id)
  await changes(visit).followUser(hook.user.id)
  await changes(visit).unfollowUser(hook.user.id)
  await changes(visit).unfollowUser(hook.user.id)
  const data = { followerId: user.id, userId: hook.user.id }
  expect(await told(hook)).toEqual(
    expect.arrayContaining([
      ['follow.added', data],
      ['follow.removed', data],
    ]),
  )
  expect(await hook.seen()).toHaveLength(2)
})

test('a webhook is told of responses that readers see, at any depth, and not of those that wait', async () => {
  const hook = await withWebhook({ events: ALL })
  const story = await createStory({ creatorId: hook.user.id })
  const reader = await established()
  const first = await respond(reader.visit, story.id, 'Well said.')
  await respond(hook.visit, first.id, 'Thank you.')
  const newcomer = await signedIn()
  await respond(newcomer.visit, story.id, 'My first words here.')
  const responses = await told(hook)
  expect(responses.map(([type]) => type)).toEqual(['response.published', 'response.published'])
  expect(responses.map(([, data]) => data)).toEqual(
    expect.arrayContaining([
      {
        id: first.id,
        authorId: reader.user.id,
        inResponseToId: story.id,
        postId: story.id,
        url: expect.stringContaining(`/p/${first.id}`),
      },
      expect.objectContaining({ authorId: hook.user.id, inResponseToId: first.id, postId: story.id }),
    ]),
  )
  const { results } = await env.DB.prepare(
    "SELECT post_id FROM post_response WHERE author_id = ? AND status = 'held'",
  )
    .bind(newcomer.user.id)
    .all<{ post_id: string }>()
  await decide(hook.visit, 'unhidePostResponseOnParentPost', story.id, results[0]?.post_id ?? '')
  expect(await told(hook)).toHaveLength(3)
})

test('a webhook of a publication is told who joins, changes and leaves', async () => {
  const owner = await signedIn()
  const collection = await createCollection({ creatorId: owner.user.id })
  await createRoles(collection.id, { [owner.user.id]: 'OWNER' })
  const hook = await addWebhook(owner, { events: ALL, collectionId: collection.id })
  const member = await signedIn()
  const act = (person: typeof owner, name: string, input: object) =>
    person.visit.ask(
      `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { __typename } }`,
      { input },
    )
  const { username, id: userId } = member.user
  await act(owner, 'invite', { collectionId: collection.id, role: 'WRITER', username })
  const { data } = await member.visit.ask('{ viewer { invitations { id } } }')
  const [{ id: invitationId }] = (data as { viewer: { invitations: [{ id: string }] } }).viewer.invitations
  await act(member, 'acceptInvitation', { invitationId })
  await act(member, 'acceptInvitation', { invitationId })
  await act(owner, 'changeRole', { collectionId: collection.id, userId, role: 'EDITOR' })
  await act(owner, 'removeRole', { collectionId: collection.id, userId })
  await act(owner, 'removeRole', { collectionId: collection.id, userId })
  const data3 = { publicationId: collection.id, userId }
  expect(await told(hook)).toEqual(
    expect.arrayContaining([
      ['member.added', { ...data3, role: 'WRITER' }],
      ['member.changed', { ...data3, role: 'EDITOR' }],
      ['member.removed', { ...data3, role: null }],
    ]),
  )
  expect(await hook.seen()).toHaveLength(3)
})

test('a webhook is told of subscribers who confirm and leave, without their addresses', async () => {
  const hook = await withWebhook({ events: ALL })
  const email = 'tide@reader.example'
  const reader = visitor()
  await subscribe(reader, hook.user.id, email)
  expect(await told(hook)).toEqual([])
  await confirm(reader, tokenTo(email))
  await confirm(reader, tokenTo(email))
  await unsubscribe(reader, { token: await leaveToken(email) })
  await unsubscribe(reader, { token: await leaveToken(email) })
  const events = await told(hook)
  expect(events.map(([type]) => type).sort()).toEqual(['subscriber.added', 'subscriber.removed'])
  const [row] = await rowsOf(email)
  for (const [, data] of events)
    expect(data).toEqual({ subscriberId: row?.id, newsletterId: hook.user.id, publicationId: null })
})

test('events that nobody chose aren’t written', async () => {
  const hook = await withWebhook()
  const { visit } = await signedIn()
  await changes(visit).followUser(hook.user.id)
  expect(await told(hook)).toEqual([])
  expect(await ask(hook.visit, 'log', { id: hook.id })).toMatchObject({ deliveries: [] })
})

test('unknown events are refused', async () => {
  const { visit } = await signedIn()
  const { errors } = await visit.ask(
    `mutation { createWebhook(input: { address: "https://hooks.example.org/a", events: [EVERYTHING] }) { __typename } }`,
  )
  expect(errors).toBeTruthy()
})
