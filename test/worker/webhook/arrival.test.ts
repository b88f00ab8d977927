import { expect, test, vi } from 'vitest'
import { WEBHOOK_EVENTS, type WebhookEvent } from '../../../schema/rules/webhooks'
import { createCollection } from '../../factories/collection'
import { NOON } from '../../factories/ids'
import { createRoles } from '../../factories/leaders'
import { signedIn } from '../../factories/signed-in'
import { createStory } from '../../factories/story'
import { newVisit } from '../../factories/visit'
import { added, begun, of, run, save } from '../draft/support'
import { changes } from '../follow/support'
import { confirm, leaveToken, subscribe, tokenTo, unsubscribe, visitor } from '../newsletter/support'
import { established, respond } from '../response/support'
import { addWebhook, ask } from './support'

/* docs/rules/api.md, "Deliveries": the worker's own queue delivers here, and no cron runs. */

const ALL = WEBHOOK_EVENTS.map((event) => event.toUpperCase().replace('.', '_'))

/** Somebody whose webhooks the queue tells. */
const somebody = () => signedIn({ emailVerifiedAt: NOON })
type Somebody = Awaited<ReturnType<typeof somebody>>

async function published({ visit }: Somebody): Promise<string> {
  const postId = await begun(visit)
  await run(visit, 'publishPost', { postId, baseRevision: 2 })
  return postId
}

async function subscribed({ user }: Somebody): Promise<string> {
  const email = `${user.username}@reader.example`
  await subscribe(visitor(), user.id, email)
  await confirm(visitor(), tokenTo(email))
  return email
}

/** Gives somebody a role in a publication, by an invitation, and has the owner do something with them. */
const joins =
  (name?: 'changeRole' | 'removeRole', more: object = {}) =>
  async (owner: Somebody, collectionId: string): Promise<void> => {
    const act = (person: Somebody, mutation: string, input: object) =>
      person.visit.ask(
        `mutation ($input: ${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input!) { ${mutation}(input: $input) { __typename } }`,
        { input },
      )
    const { user, visit } = await somebody()
    await act(owner, 'invite', { collectionId, role: 'WRITER', username: user.username })
    const { data } = await visit.ask('{ viewer { invitations { id } } }')
    const [{ id }] = (data as { viewer: { invitations: [{ id: string }] } }).viewer.invitations
    await act({ user, visit }, 'acceptInvitation', { invitationId: id })
    if (name) await act(owner, name, { collectionId, userId: user.id, ...more })
  }

/** What has each event happen to what somebody owns. */
const ACTS: Record<WebhookEvent, (owner: Somebody, collectionId: string) => Promise<unknown>> = {
  'post.published': published,
  'post.updated': async (owner) => {
    const postId = await published(owner)
    await save(owner.visit, postId, 2, [added('More')])
    await run(owner.visit, 'publishPost', { postId, baseRevision: 3 })
  },
  'post.unpublished': async (owner) => of(owner.visit, 'unpublishPost', await published(owner)),
  'response.published': async ({ user }) => {
    const story = await createStory({ creatorId: user.id })
    const reader = await established()
    await respond(reader.visit, story.id, 'Well said.')
  },
  'follow.added': async ({ user }) => changes((await somebody()).visit).followUser(user.id),
  'follow.removed': async ({ user }) => {
    const follower = changes((await somebody()).visit)
    await follower.followUser(user.id)
    await follower.unfollowUser(user.id)
  },
  'subscriber.added': subscribed,
  'subscriber.removed': async (owner) =>
    unsubscribe(visitor(), { token: await leaveToken(await subscribed(owner)) }),
  'member.added': joins(),
  'member.changed': joins('changeRole', { role: 'EDITOR' }),
  'member.removed': joins('removeRole'),
}

test.each(WEBHOOK_EVENTS)('%s arrives within seconds, without the cron', async (event) => {
  const owner = await somebody()
  const collection = await createCollection({ creatorId: owner.user.id })
  await createRoles(collection.id, { [owner.user.id]: 'OWNER' })
  const isOfPublication = event.startsWith('member.')
  const { seen } = await addWebhook(owner, {
    events: ALL,
    ...(isOfPublication && { collectionId: collection.id }),
  })
  await ACTS[event](owner, collection.id)
  await expect.poll(async () => (await seen()).map(({ type }) => type)).toContain(event)
})

test('a test arrives at once, and so does what is sent again', async () => {
  const { visit, id, seen } = await addWebhook(await somebody())
  const { deliveries } = await ask(visit, 'test', { id })
  await expect.poll(async () => (await seen()).map(({ type }) => type)).toEqual(['test'])
  await ask(visit, 'redeliver', { id: (deliveries as [{ id: string }])[0].id })
  await expect.poll(async () => (await seen()).map(({ type }) => type)).toEqual(['test', 'test'])
})

test('a change that no webhook is to be told of asks for nothing', async () => {
  const send = vi.fn()
  const DELIVERIES = { send } as unknown as Env['DELIVERIES']
  const owner = await somebody()
  const { user } = await somebody()
  const visit = newVisit({ env: { DELIVERIES } })
  await visit.signIn(user.id)
  await changes(visit).followUser(owner.user.id)
  await addWebhook(owner, { events: ['FOLLOW_REMOVED'] })
  await changes(visit).followUser((await somebody()).user.id)
  expect(send).not.toHaveBeenCalled()
  await changes(visit).unfollowUser(owner.user.id)
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'deliver-webhooks' })
})
