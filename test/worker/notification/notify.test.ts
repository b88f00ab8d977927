import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { MOST_NOTIFICATIONS, NOTIFICATION_KEPT } from '../../../schema/rules/notifications'
import { DAY } from '../../../schema/rules/time-units'
import { followed, storyPublished } from '../../../worker/services/notification/events'
import { NOON } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { createStory } from '../../factories/story'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { followedBy, list, notifyAll, prefer, reader, rowsOf, unseen } from './support'

const sentences = async (visit: Awaited<ReturnType<typeof reader>>['visit'], tab = 'ALL') =>
  (await list(visit, { tab }))?.notifications.map(({ kind, actors, actorCount, post }) =>
    [kind, ...actors.map(({ name }) => name), actorCount, ...(post ? [post.title] : [])].join(' '),
  )

describe('being followed', () => {
  test('is notified once, however often it happens', async () => {
    const { id, visit } = await reader()
    const follower = await followedBy(id, 'Ana')
    await notifyAll([{ userId: id, kind: 'follow' }], followed(follower, NOON + DAY), NOON + DAY)
    expect(await sentences(visit)).toEqual(['FOLLOW Ana 1'])
    expect(await unseen(visit)).toBe(1)
  })

  test('by many on one day is shown together, and is new again with each of them', async () => {
    const { id, visit } = await reader()
    await followedBy(id, 'Ana')
    await followedBy(id, 'Ben', NOON + 1)
    const first = await list(visit)
    await visit.ask(`mutation { markNotificationsSeen(until: ${NOON + 1}) { __typename } }`)
    expect(await unseen(visit)).toBe(0)
    await followedBy(id, 'Cem', NOON + 2)
    expect(await sentences(visit)).toEqual(['FOLLOW Cem Ben 3'])
    expect(await unseen(visit)).toBe(1)
    expect((await list(visit))?.notifications[0]?.id).not.toBe(first?.notifications[0]?.id)
    expect(await rowsOf(id)).toHaveLength(3)
  })

  test('on another day is shown by itself', async () => {
    const { id, visit } = await reader()
    await followedBy(id, 'Ana')
    await followedBy(id, 'Ben', NOON + DAY)
    expect(await sentences(visit)).toEqual(['FOLLOW Ben 1', 'FOLLOW Ana 1'])
  })

  test('by the same person again doesn’t take the place of who came later', async () => {
    const { id, visit } = await reader()
    const ana = await followedBy(id, 'Ana')
    await followedBy(id, 'Ben', NOON + 1)
    await notifyAll([{ userId: id, kind: 'follow' }], followed(ana, NOON + 2), NOON + 2)
    expect(await sentences(visit)).toEqual(['FOLLOW Ben Ana 2'])
  })

  test('by people who are gone leaves their number, and nothing of one alone', async () => {
    const { id, visit } = await reader()
    await followedBy(id, 'Ana')
    const other = await reader()
    await followedBy(other.id, 'Ben')
    await followedBy(other.id, 'Cem', NOON + 1)
    await env.DB.exec(`UPDATE user SET deactivated_at = 1 WHERE name IN ('Ana', 'Cem')`)
    expect(await sentences(visit)).toEqual([])
    expect(await sentences(other.visit)).toEqual(['FOLLOW Ben 2'])
  })
})

describe('a kind of notification', () => {
  test('that is turned off isn’t stored', async () => {
    const { id, visit } = await reader()
    await prefer(id, 'notifyOfFollows', false)
    await followedBy(id, 'Ana')
    expect(await rowsOf(id)).toEqual([])
    expect(await unseen(visit)).toBe(0)
  })

  test('that is wanted by mail alone is in no list, but mailed', async () => {
    const { id, visit } = await reader()
    await prefer(id, 'notifyOfFollows', false)
    await prefer(id, 'mailFollows', true)
    await followedBy(id, 'Ana')
    expect(await sentences(visit)).toEqual([])
    expect(await unseen(visit)).toBe(0)
    expect(await rowsOf(id)).toMatchObject([{ mailDueAt: NOON, isReplaced: true }])
  })

  test('that is wanted by mail alone is mailed once for each group, too', async () => {
    const { id } = await reader()
    await prefer(id, 'notifyOfFollows', false)
    await prefer(id, 'mailFollows', true)
    await followedBy(id, 'Ana')
    await followedBy(id, 'Ben', NOON + 1)
    await followedBy(id, 'Cem', NOON + DAY)
    expect((await rowsOf(id)).map(({ mailDueAt }) => mailDueAt)).toEqual([NOON, NOON + DAY])
  })

  test('that is wanted by mail alone from now on isn’t mailed again for the group of the day', async () => {
    const { id } = await reader()
    await prefer(id, 'mailFollows', true)
    await followedBy(id, 'Ana')
    await prefer(id, 'notifyOfFollows', false)
    await followedBy(id, 'Ben', NOON + 1)
    expect((await rowsOf(id)).filter(({ mailDueAt }) => mailDueAt !== null)).toHaveLength(1)
  })

  test('that is wanted by mail is mailed once for each group', async () => {
    const { id } = await reader()
    await prefer(id, 'mailFollows', true)
    await followedBy(id, 'Ana')
    await followedBy(id, 'Ben', NOON + 1)
    const due = (await rowsOf(id)).filter(({ mailDueAt }) => mailDueAt !== null)
    expect(due).toMatchObject([{ mailDueAt: NOON, actorCount: 2 }])
  })
})

describe('the list', () => {
  test('has tabs, and goes on from its last item', async () => {
    const { id, visit } = await reader()
    const titles = ['One', 'Two', 'Three']
    for (const [i, title] of titles.entries()) {
      const { id: postId = '' } = await createStory({ title })
      await notifyAll([{ userId: id, kind: 'writer-story' }], storyPublished(postId), NOON + i)
    }
    await followedBy(id, 'Ana', NOON + 10)
    expect(await sentences(visit, 'FOLLOWERS')).toEqual(['FOLLOW Ana 1'])
    const first = await list(visit, { tab: 'STORIES', paging: { limit: 2 } })
    expect(first?.notifications.map(({ post }) => post?.title)).toEqual(['Three', 'Two'])
    const next = await list(visit, { tab: 'STORIES', paging: first?.pagingInfo.next })
    expect(next?.notifications.map(({ post }) => post?.title)).toEqual(['One'])
    expect(next?.pagingInfo.next).toBeNull()
  })

  test('leaves out a story that is no longer listed', async () => {
    const { id, visit } = await reader()
    const { id: postId = '' } = await createStory({ isListed: false })
    await notifyAll([{ userId: id, kind: 'writer-story' }], storyPublished(postId))
    expect(await sentences(visit)).toEqual([])
  })

  test('and the count are nobody else’s', async () => {
    const { id } = await reader()
    await followedBy(id, 'Ana')
    const other = await reader()
    expect(await sentences(other.visit)).toEqual([])
    const visitor = newVisit()
    expect(await list(visitor)).toBeNull()
    expect(await unseen(visitor)).toBeUndefined()
  })
})

describe('marking', () => {
  const READ = `mutation ($until: Timestamp!, $ids: [ID!]) {
    markNotificationsRead(until: $until, notificationIds: $ids) {
      __typename ... on MarkedNotifications { status { unreadNotificationCount } }
    } }`

  test('as seen spares what came later', async () => {
    const { id, visit } = await reader()
    await followedBy(id, 'Ana')
    await followedBy(id, 'Ben', NOON + DAY)
    const { data } = await visit.ask(
      `mutation { markNotificationsSeen(until: ${NOON}) {
        ... on MarkedNotifications { status { id unreadNotificationCount } } } }`,
    )
    expect(data).toEqual({ markNotificationsSeen: { status: { id, unreadNotificationCount: 1 } } })
  })

  test('as read takes the named ones, or all', async () => {
    const { id, visit } = await reader()
    for (const i of [0, 1, 2]) await followedBy(id, `Ana ${i}`, NOON + i * DAY)
    const [newest] = (await list(visit))?.notifications ?? []
    await visit.ask(READ, { until: NOON, ids: [newest?.id] })
    const readNow = async () => (await list(visit))?.notifications.map(({ isRead }) => isRead)
    expect(await readNow()).toEqual([true, false, false])
    await visit.ask(READ, { until: NOON, ids: null })
    expect(await readNow()).toEqual([true, false, true])
    await visit.ask(READ, { until: NOON + DAY })
    expect(await readNow()).toEqual([true, true, true])
  })

  test('somebody else’s changes nothing, and a visitor may not', async () => {
    const { id, visit } = await reader()
    await followedBy(id, 'Ana')
    const [row] = await rowsOf(id)
    const other = await reader()
    await other.visit.ask(READ, { until: NOON, ids: [row?.id] })
    expect((await list(visit))?.notifications[0]?.isRead).toBe(false)
    const { data } = await newVisit().ask(READ, { until: NOON })
    expect(data).toEqual({ markNotificationsRead: { __typename: 'Unauthorized' } })
  })

  test('is refused to staff who act as the reader', async () => {
    const { id } = await reader()
    await followedBy(id, 'Ana')
    const staff = await createUser({ isStaff: true })
    const visit = newVisit()
    await visit.signIn(staff.id, { actsAsUserId: id })
    expect(await unseen(visit)).toBe(1)
    const { data } = await visit.ask(READ, { until: NOON })
    expect(data).toEqual({ markNotificationsRead: { __typename: 'Forbidden' } })
    expect(await unseen(visit)).toBe(1)
  })

  test('takes at most 50 at once', async () => {
    const { visit } = await reader()
    const ids = Array.from({ length: 51 }, (_, i) => `n${i}`)
    const { data } = await visit.ask(READ, { until: NOON, ids })
    expect(data).toEqual({ markNotificationsRead: { __typename: 'BadRequest' } })
  })
})

describe('limits', () => {
  test('nobody gets more than 500 within a day', async () => {
    const { id } = await reader()
    await env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
       INSERT INTO notification (id, user_id, kind, event_key, group_key, created_at)
       SELECT ?1 || i, ?1, 'writer-story', 'story:' || i, 'story:' || i, ?3 FROM n`,
    )
      .bind(id, MOST_NOTIFICATIONS, NOON)
      .run()
    await followedBy(id, 'Ana', NOON + 1)
    expect(await rowsOf(id)).toHaveLength(MOST_NOTIFICATIONS)
    await followedBy(id, 'Ben', NOON + DAY + 1)
    expect(await rowsOf(id)).toHaveLength(MOST_NOTIFICATIONS + 1)
  })

  test('counting stops at a hundred', async () => {
    const { id, visit } = await reader()
    await env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 150)
       INSERT INTO notification (id, user_id, kind, event_key, group_key, created_at)
       SELECT ?1 || i, ?1, 'follow', i, i, 1 FROM n`,
    )
      .bind(id)
      .run()
    expect(await unseen(visit)).toBe(100)
  })

  test('what is older than 90 days is swept', async () => {
    const { id } = await reader()
    await followedBy(id, 'Ana', NOON)
    await followedBy(id, 'Ben', NOON + DAY)
    await cronJob('sweep-tables', NOON + NOTIFICATION_KEPT)
    expect(await rowsOf(id)).toMatchObject([{ createdAt: NOON + DAY }])
  })
})
