import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { describe, expect, test } from 'vitest'
import { purgeOutbox } from '../../../schema/tables/operations'
import { user as userTable } from '../../../schema/tables/user'
import { createCollection } from '../../factories/collection'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { changes, signedIn } from './support'

const countsOf = async (id: string) => {
  const [row] = await drizzle(env.DB).select().from(userTable).where(eq(userTable.id, id))
  return [row?.followerCount, row?.followingCount]
}

describe('following somebody', () => {
  test('counts on both sides, once however often and however concurrently', async () => {
    const target = await createUser({ name: 'Ada', followerCount: 4 })
    const { user, visit } = await signedIn()
    const { followUser } = changes(visit)
    const results = await Promise.all([followUser(target.id), followUser(target.id), followUser(target.id)])
    expect(results.filter(({ __typename }) => __typename === 'User')).toEqual([
      {
        __typename: 'User',
        socialStats: { followerCount: 5, followingCount: 0 },
        viewerEdge: { isFollowing: true, isMuting: false },
      },
    ])
    expect(await followUser(target.id)).toEqual({
      __typename: 'AlreadyExists',
      code: 'ALREADY_EXISTS',
      field: 'targetUserId',
      message: "You're already following Ada",
    })
    expect(await countsOf(target.id)).toEqual([5, 0])
    expect(await countsOf(user.id)).toEqual([0, 1])
  })

  test('ends once, however often it is ended', async () => {
    const target = await createUser()
    const { user, visit } = await signedIn()
    const { followUser, unfollowUser } = changes(visit)
    await followUser(target.id)
    await Promise.all([unfollowUser(target.id), unfollowUser(target.id)])
    expect(await unfollowUser(target.id)).toMatchObject({
      __typename: 'User',
      socialStats: { followerCount: 0 },
      viewerEdge: { isFollowing: false },
    })
    expect(await countsOf(user.id)).toEqual([0, 0])
  })

  test('purges nothing if nothing changes', async () => {
    const target = await createUser()
    const { visit } = await signedIn()
    const { followUser, unfollowUser } = changes(visit)
    await followUser(target.id)
    await env.DB.exec('DELETE FROM purge_outbox')
    await followUser(target.id)
    await unfollowUser('ffffffffffff')
    await unfollowUser('a name, and another')
    expect(await drizzle(env.DB).select().from(purgeOutbox)).toEqual([])
    await unfollowUser(target.id)
    expect(await drizzle(env.DB).select().from(purgeOutbox)).toHaveLength(2)
  })

  test('is refused for oneself, for nobody, and for who has left or is suspended', async () => {
    const { user, visit } = await signedIn()
    const { followUser } = changes(visit)
    expect(await followUser(user.id)).toMatchObject({
      __typename: 'BadRequest',
      message: 'You cannot follow yourself',
    })
    const gone = await createUser({ deactivatedAt: 1 })
    const suspended = await createUser({ isSuspended: true })
    for (const id of ['ffffffffffff', '', 'x'.repeat(60), gone.id, suspended.id]) {
      expect(await followUser(id)).toMatchObject({ __typename: 'NotFound', field: 'targetUserId' })
    }
    expect(await followUser('x'.repeat(65))).toMatchObject({ __typename: 'BadRequest' })
    expect(await countsOf(gone.id)).toEqual([0, 0])
  })

  test('is for people who are signed in and not suspended', async () => {
    const target = await createUser()
    const stranger = changes(newVisit())
    expect(await stranger.followUser(target.id)).toMatchObject({ __typename: 'Unauthorized' })
    const { visit } = await signedIn({ isSuspended: true })
    expect(await changes(visit).followUser(target.id)).toMatchObject({
      __typename: 'AccountSuspended',
      message: 'A suspended account can’t follow anything.',
    })
    expect(await changes(visit).unfollowUser(target.id)).toMatchObject({ __typename: 'User' })
  })

  test('purges the pages that show the counts, and no story', async () => {
    const target = await createUser()
    const { user, visit } = await signedIn()
    await changes(visit).followUser(target.id)
    const rows = await drizzle(env.DB).select().from(purgeOutbox)
    const tags = rows.map(({ tag }) => tag)
    expect(tags).toEqual(expect.arrayContaining([`followers-user-${target.id}`, `followers-user-${user.id}`]))
    expect(tags).not.toContain(`user-${target.id}`)
  })
})

test('a publication is followed and unfollowed likewise', async () => {
  const target = await createCollection({ name: 'Annals', followerCount: 7 })
  const { user, visit } = await signedIn()
  const { followCollection, unfollowCollection } = changes(visit)
  expect(await followCollection(target.id)).toEqual({
    __typename: 'Collection',
    subscriberCount: 8,
    viewerEdge: { isFollowing: true, isMuting: false },
  })
  expect(await followCollection(target.id)).toMatchObject({ message: "You're already following Annals" })
  expect(await countsOf(user.id)).toEqual([0, 1])
  expect(await unfollowCollection(target.id)).toMatchObject({
    subscriberCount: 7,
    viewerEdge: { isFollowing: false },
  })
  expect(await countsOf(user.id)).toEqual([0, 0])
  const removed = await createCollection({ isRemoved: true })
  expect(await followCollection(removed.id)).toMatchObject({ __typename: 'NotFound' })
})
