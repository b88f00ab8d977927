import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { HOUR } from '../../../schema/rules/time-units'
import { createCollection } from '../../factories/collection'
import { NOON } from '../../factories/ids'
import { createStory } from '../../factories/story'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { changes, signedIn } from './support'

const EDGES = `edges { hasUnread lastPublishedAt node { id entity { ... on User { name } ... on Collection { name } } } } pagingInfo { next { to } }`
interface Edges {
  edges: {
    hasUnread: boolean
    lastPublishedAt: number | null
    node: { id: string; entity: { name: string } }
  }[]
  pagingInfo: { next: { to: string } | null }
}

describe('what somebody follows', () => {
  test('is listed newest first, page by page, with what is unread', async () => {
    const { visit } = await signedIn()
    const quiet = await createUser({ name: 'Quiet' })
    const busy = await createUser({ name: 'Busy' })
    const annals = await createCollection({ name: 'Annals' })
    const change = changes(visit)
    await change.followUser(quiet.id)
    visit.now += 1
    await change.followUser(busy.id)
    visit.now += 1
    await change.followCollection(annals.id)
    await createStory({ creatorId: busy.id, firstPublishedAt: NOON + HOUR })
    await createStory({ collectionId: annals.id, firstPublishedAt: NOON - HOUR })
    const page = async (to?: string) => {
      const { data } = await visit.ask(
        `query ($to: String) { viewer { viewerEdge { followedEntitiesConnection(paging: { limit: 2, to: $to }) { ${EDGES} } } } }`,
        { to },
      )
      const { viewer } = data as { viewer: { viewerEdge: { followedEntitiesConnection: Edges } } }
      return viewer.viewerEdge.followedEntitiesConnection
    }
    const first = await page()
    const rows = ({ edges }: Edges) => edges.map(({ node, hasUnread }) => [node.entity.name, hasUnread])
    expect(rows(first)).toEqual([
      ['Annals', false],
      ['Busy', true],
    ])
    expect(first.edges.map(({ lastPublishedAt }) => lastPublishedAt)).toEqual([NOON - HOUR, NOON + HOUR])
    const second = await page(first.pagingInfo.next?.to)
    expect(rows(second)).toEqual([['Quiet', false]])
    expect(second.pagingInfo.next).toBe(null)
  })

  test('leaves out who has closed their account, and what was removed', async () => {
    const gone = await createUser()
    const { user, visit } = await signedIn()
    await changes(visit).followUser(gone.id)
    await env.DB.prepare('update user set deactivated_at = 1 where id = ?').bind(gone.id).run()
    const { data } = await newVisit().ask(
      `query ($id: ID!) { user(id: $id) { followingConnection { ${EDGES} } } }`,
      { id: user.id },
    )
    expect(data).toEqual({ user: { followingConnection: { edges: [], pagingInfo: { next: null } } } })
  })

  test('is read by everybody, but what is unread is the viewer’s alone', async () => {
    const { user, visit } = await signedIn()
    const busy = await createUser({ name: 'Busy' })
    await changes(visit).followUser(busy.id)
    await createStory({ creatorId: busy.id, firstPublishedAt: NOON + HOUR })
    const ask = `query ($id: ID!) { user(id: $id) {
      followingConnection { edges { hasUnread } }
      viewerEdge { iconViewedAt followedEntitiesConnection { edges { hasUnread } } } } }`
    expect((await newVisit().ask(ask, { id: user.id })).data).toEqual({
      user: {
        followingConnection: { edges: [{ hasUnread: false }] },
        viewerEdge: { iconViewedAt: null, followedEntitiesConnection: { edges: [] } },
      },
    })
    expect((await visit.ask(ask, { id: user.id })).data).toMatchObject({
      user: { followingConnection: { edges: [{ hasUnread: true }] } },
    })
  })
})

test('followers are listed newest first', async () => {
  const target = await createUser()
  for (const name of ['First', 'Second']) {
    const { visit } = await signedIn({ name })
    visit.now = NOON + name.length
    await changes(visit).followUser(target.id)
  }
  const { data } = await newVisit().ask(
    'query ($id: ID!) { user(id: $id) { followersUserConnection { users { name } } } }',
    { id: target.id },
  )
  expect(data).toEqual({
    user: { followersUserConnection: { users: [{ name: 'Second' }, { name: 'First' }] } },
  })
})

describe('looking', () => {
  const VIEWED =
    'mutation ($userId: ID!, $feedId: ID!) { updateFollowedEntityViewedAt(userId: $userId, feedId: $feedId) { __typename ... on User { viewerEdge { iconViewedAt followedEntitiesConnection { edges { hasUnread } } } } } }'

  test('at the sidebar’s list is remembered, and so is looking at one that is followed', async () => {
    const { user, visit } = await signedIn()
    const busy = await createUser()
    await changes(visit).followUser(busy.id)
    await createStory({ creatorId: busy.id, firstPublishedAt: NOON + HOUR })
    visit.now = NOON + 2 * HOUR
    const look = async (feedId: string, userId = user.id) =>
      (await visit.ask(VIEWED, { userId, feedId })).data?.updateFollowedEntityViewedAt
    expect(await look('sidebar-menu-icon')).toEqual({
      __typename: 'User',
      viewerEdge: {
        iconViewedAt: NOON + 2 * HOUR,
        followedEntitiesConnection: { edges: [{ hasUnread: true }] },
      },
    })
    expect(await look(busy.id)).toMatchObject({
      viewerEdge: { followedEntitiesConnection: { edges: [{ hasUnread: false }] } },
    })
    expect(await look('nothing-of-mine')).toEqual({ __typename: 'NotFound' })
    expect(await look('sidebar-menu-icon', busy.id)).toEqual({ __typename: 'Forbidden' })
  })

  test('is for people who are signed in', async () => {
    const { data } = await newVisit().ask(VIEWED, { userId: 'x', feedId: 'sidebar-menu-icon' })
    expect(data).toEqual({ updateFollowedEntityViewedAt: { __typename: 'Unauthorized' } })
  })
})

test('suggestions leave out whom the viewer follows or mutes, and the viewer', async () => {
  const { user, visit } = await signedIn({ name: 'Me', followerCount: 900_000 })
  const followed = await createUser({ name: 'Followed', followerCount: 800_003 })
  const muted = await createUser({ name: 'Muted', followerCount: 800_002 })
  const fresh = await createUser({ name: 'Fresh', followerCount: 800_001 })
  await createUser({ name: 'Writes nothing', followerCount: 800_004, postCount: 0 })
  const change = changes(visit)
  await change.followUser(followed.id)
  await change.muteUser(muted.id)
  const { data } = await visit.ask('{ viewer { id suggestedUsers(paging: { limit: 1 }) { users { id } } } }')
  expect(data).toEqual({ viewer: { id: user.id, suggestedUsers: { users: [{ id: fresh.id }] } } })
})
