import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { describe, expect, test } from 'vitest'
import { BLOCK_SENDING_KEPT } from '../../../schema/rules/blocks'
import { block as blockTable } from '../../../schema/tables/block'
import { removeAccount } from '../../../worker/data/account/removal'
import { Database } from '../../../worker/data/database'
import { followed } from '../../../worker/services/notification/events'
import { NOON } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { signedIn } from '../../factories/signed-in'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { changes } from '../follow/support'
import { followedBy, list, notifyAll } from '../notification/support'
import { block, relation, unblock } from './support'

const rowsOf = async (id: string) =>
  (await drizzle(env.DB).select().from(blockTable)).filter(({ blockerId }) => blockerId === id)

describe('blocking somebody', () => {
  test('ends the following on both sides, with the counts, once however often and however concurrently', async () => {
    const ada = await signedIn({ name: 'Ada' })
    const ben = await signedIn({ name: 'Ben' })
    await changes(ada.visit).followUser(ben.user.id)
    await changes(ben.visit).followUser(ada.user.id)
    const results = await Promise.all([1, 2, 3].map(() => block(ada.visit, ben.user.id)))
    for (const result of results)
      expect(result).toMatchObject({
        __typename: 'User',
        viewerEdge: { isFollowing: false, isBlocking: true, isBlocked: false },
        socialStats: { followerCount: 0, followingCount: 0 },
      })
    expect(await relation(ben.visit, ada.user.id)).toEqual({
      isFollowing: false,
      isBlocking: false,
      isBlocked: true,
    })
    expect(await rowsOf(ada.user.id)).toHaveLength(1)
    for (const _ of [1, 2])
      expect(await unblock(ada.visit, ben.user.id)).toMatchObject({ viewerEdge: { isBlocking: false } })
    expect(await relation(ben.visit, ada.user.id)).toMatchObject({ isFollowing: false, isBlocked: false })
  })

  test('is for who is signed in, suspended people too, and not for oneself or nobody', async () => {
    const ben = await createUser()
    expect(await block(newVisit(), ben.id)).toMatchObject({ code: 'UNAUTHORIZED' })
    expect(await unblock(newVisit(), ben.id)).toMatchObject({ code: 'UNAUTHORIZED' })
    const { user, visit } = await signedIn({ isSuspended: true })
    expect(await block(visit, ben.id)).toMatchObject({ __typename: 'User' })
    expect(await block(visit, user.id)).toMatchObject({ code: 'BAD_REQUEST', field: 'targetUserId' })
    const gone = await createUser({ deactivatedAt: 1 })
    for (const id of ['ffffffffffff', '', gone.id])
      expect(await block(visit, id)).toMatchObject({ code: 'NOT_FOUND', field: 'targetUserId' })
    expect(await block(visit, 'x'.repeat(65))).toMatchObject({ code: 'BAD_REQUEST' })
  })

  test('remembers what was sent, so that a late repeat changes nothing', async () => {
    const { user, visit } = await signedIn()
    const ben = await createUser()
    await block(visit, ben.id, 'first')
    await unblock(visit, ben.id, 'first')
    expect(await block(visit, ben.id, 'first')).toMatchObject({ viewerEdge: { isBlocking: false } })
    expect(await block(visit, ben.id, 'second')).toMatchObject({ viewerEdge: { isBlocking: true } })
    expect(await unblock(visit, ben.id, 'first')).toMatchObject({ viewerEdge: { isBlocking: true } })
    // A key is the sender's, for one person.
    const eve = await createUser()
    expect(await block(visit, eve.id, 'first')).toMatchObject({ viewerEdge: { isBlocking: true } })
    await cronJob('sweep-tables', NOON + BLOCK_SENDING_KEPT)
    expect(await unblock(visit, ben.id, 'first')).toMatchObject({ viewerEdge: { isBlocking: false } })
    expect(await rowsOf(user.id)).toHaveLength(1)
  })

  test('lists whom one has blocked, the last one first, a page at a time', async () => {
    const { visit } = await signedIn()
    const people = [await createUser(), await createUser(), await createUser()]
    for (const { id } of people) await block(visit, id)
    const page = async (to: string | null) => {
      const { data } = await visit.ask(
        'query ($to: String) { viewer { blockedUsers(paging: { limit: 2, to: $to }) { users { id } pagingInfo { next { to } } } } }',
        { to },
      )
      const { blockedUsers } = (data?.viewer ?? {}) as {
        blockedUsers: { users: { id: string }[]; pagingInfo: { next: { to: string } | null } }
      }
      return blockedUsers
    }
    const first = await page(null)
    const second = await page(first.pagingInfo.next?.to ?? null)
    expect([...first.users, ...second.users].map(({ id }) => id).sort()).toEqual(
      people.map(({ id }) => id).sort(),
    )
    expect(second.pagingInfo.next).toBeNull()
  })

  test('goes with either account', async () => {
    const ada = await signedIn()
    const ben = await signedIn()
    const eve = await signedIn()
    await block(ada.visit, ben.user.id)
    await block(ben.visit, eve.user.id)
    await env.DB.prepare('UPDATE user SET delete_after = 1 WHERE id = ?').bind(ben.user.id).run()
    await new Database(env.DB).write(removeAccount(ben.user.id, 2))
    expect([...(await rowsOf(ada.user.id)), ...(await rowsOf(ben.user.id))]).toEqual([])
  })
})

describe('notifications', () => {
  const names = async (visit: Parameters<typeof list>[0]) =>
    (await list(visit))?.notifications.map(({ actors, actorCount }) =>
      [...actors.map(({ name }) => name), actorCount].join(' '),
    )

  test('lose who is blocked, and keep the others of the day', async () => {
    const { user, visit } = await signedIn()
    await followedBy(user.id, 'Ana', NOON + 1)
    await followedBy(user.id, 'Ben', NOON + 2)
    const cem = await followedBy(user.id, 'Cem', NOON + 3)
    expect(await names(visit)).toEqual(['Cem Ben 3'])
    await block(visit, cem)
    expect(await names(visit)).toEqual(['Ben Ana 2'])
  })

  test('lose who is named second, and who stands alone', async () => {
    const { user, visit } = await signedIn()
    const ana = await followedBy(user.id, 'Ana', NOON + 1)
    const ben = await followedBy(user.id, 'Ben', NOON + 2)
    await block(visit, ana)
    expect(await names(visit)).toEqual(['Ben 1'])
    await block(visit, ben)
    expect(await names(visit)).toEqual([])
  })

  test('tell neither of what the other does', async () => {
    const ada = await signedIn()
    const ben = await signedIn()
    await block(ada.visit, ben.user.id)
    await notifyAll([{ userId: ada.user.id, kind: 'follow' }], followed(ben.user.id, NOON))
    await notifyAll([{ userId: ben.user.id, kind: 'follow' }], followed(ada.user.id, NOON))
    expect([await names(ada.visit), await names(ben.visit)]).toEqual([[], []])
  })
})
