import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { DAY, MINUTE } from '../../../schema/rules/time-units'
import { forgetEverything } from '../../../worker/isolate-memory'
import { NOON } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { createStory } from '../../factories/story'
import { createUser } from '../../factories/user'
import { press, somebody } from '../audience/support'
import { prefer, rowsOf } from '../notification/support'

/* docs/rules/notifications.md, "Milestones". */

beforeEach(forgetEverything)

/** A story’s reads, as the consumer has counted them. */
const setReads = (postId: string, reads: number) =>
  env.STATS_DB_0.prepare(
    `INSERT INTO stat_total (post_id, views, reads, seconds, ranked_reads) VALUES (?1, ?2, ?2, 0, 0)
     ON CONFLICT (post_id) DO UPDATE SET views = ?2, reads = ?2`,
  )
    .bind(postId, reads)
    .run()

async function run(now = NOON): Promise<void> {
  await cronJob('rank-by-reads', now)
  await cronJob('tell-milestones', now)
}

const told = async (userId: string) =>
  (await rowsOf(userId)).filter(({ kind }) => kind === 'milestone').map(({ groupKey }) => groupKey)

describe('the reads of a story', () => {
  test('are told at each milestone, once', async () => {
    const { id: userId } = await createUser()
    const { id } = await createStory({ creatorId: userId })
    await setReads(id, 99)
    await run()
    expect(await told(userId)).toEqual([])
    await setReads(id, 100)
    await Promise.all([run(), run()])
    await run()
    expect(await told(userId)).toEqual([`milestone:reads:100:${id}`])
    // Counted again, fewer come out, and then more.
    await setReads(id, 40)
    await run(NOON + MINUTE)
    await setReads(id, 140)
    await run(NOON + 2 * MINUTE)
    // Nobody is told again once the notification itself isn't kept any more.
    await env.DB.prepare('DELETE FROM notification').run()
    await setReads(id, 30)
    await run(NOON + 100 * DAY)
    await setReads(id, 150)
    await run(NOON + 100 * DAY + MINUTE)
    expect(await told(userId)).toEqual([])
  })

  test('that pass several milestones at once are told of the greatest', async () => {
    const [writer, other] = [await createUser(), await createUser()]
    const { id } = await createStory({
      creatorId: writer.id,
      coAuthorIds: JSON.stringify([other.id]),
    })
    await setReads(id, 12_000)
    await run()
    for (const { id: userId } of [writer, other])
      expect(await told(userId)).toEqual([`milestone:reads:10000:${id}`])
    await setReads(id, 12_001)
    await run()
    expect(await told(writer.id)).toHaveLength(1)
  })

  test('aren’t told of a response, a story that isn’t out any more, or to who doesn’t want it', async () => {
    const { id: userId } = await createUser()
    const { id: gone } = await createStory({ creatorId: userId })
    await setReads(gone, 100)
    await cronJob('rank-by-reads', NOON)
    await env.DB.prepare(`UPDATE post SET state = 'trashed', is_listed = 0 WHERE id = ?`).bind(gone).run()
    await cronJob('tell-milestones', NOON)
    expect(await told(userId)).toEqual([])
    await prefer(userId, 'notifyOfMilestones', false)
    const { id } = await createStory({ creatorId: userId })
    await setReads(id, 100)
    await run()
    expect(await told(userId)).toEqual([])
    const { results } = await env.DB.prepare('SELECT 1 FROM milestone WHERE told_at IS NULL').all()
    expect(results).toEqual([])
  })

  test('are told even if a run stops between recording and telling', async () => {
    const { id: userId } = await createUser()
    const { id } = await createStory({ creatorId: userId })
    await setReads(id, 100)
    await cronJob('rank-by-reads', NOON)
    await cronJob('rank-by-reads', NOON)
    expect(await told(userId)).toEqual([])
    await cronJob('tell-milestones', NOON + DAY)
    expect(await told(userId)).toHaveLength(1)
  })
})

describe('the followers of a writer', () => {
  test('are told at a milestone, once, however many follow at once', async () => {
    const writer = await somebody(NOON)
    const { id } = writer.user
    await env.DB.prepare('UPDATE user SET follower_count = 98 WHERE id = ?').bind(id).run()
    const people = await Promise.all(Array.from({ length: 3 }, () => somebody(NOON)))
    await Promise.all(people.map(({ visit }) => press(visit, 'followUser', id)))
    await Promise.all([run(), run()])
    expect(await told(id)).toEqual([`milestone:followers:100:${id}`])
    for (const { visit } of people) await press(visit, 'unfollowUser', id)
    for (const { visit } of people) await press(visit, 'followUser', id)
    await run()
    expect(await told(id)).toHaveLength(1)
  })

  test('are shown with their number, and lead to the audience', async () => {
    const writer = await somebody(NOON)
    await env.DB.prepare('UPDATE user SET follower_count = 999 WHERE id = ?').bind(writer.user.id).run()
    await press((await somebody(NOON)).visit, 'followUser', writer.user.id)
    await run()
    const { data } = await writer.visit.ask(
      '{ notifications { notifications { kind milestone { of reached } post { id } actorCount } } }',
    )
    const { notifications } = (data as { notifications: { notifications: { kind: string }[] } }).notifications
    expect(notifications.find(({ kind }) => kind === 'MILESTONE')).toMatchObject({
      milestone: { of: 'FOLLOWERS', reached: 1000 },
      post: null,
    })
  })
})
