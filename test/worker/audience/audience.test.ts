import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { LOST_FOLLOWERS } from '../../../schema/rules/audience'
import { DAY, HOUR } from '../../../schema/rules/time-units'
import { countingStart } from '../../../schema/tables/audience'
import { user as userTable } from '../../../schema/tables/user'
import { removeAccount } from '../../../worker/data/account/removal'
import { Database } from '../../../worker/data/database'
import { forgetEverything } from '../../../worker/isolate-memory'
import { ORIGIN } from '../../factories/endpoint-context'
import { NOON } from '../../factories/ids'
import { createStory } from '../../factories/story'
import { newVisit } from '../../factories/visit'
import { createToken, newProgram } from '../access-token/support'
import { audienceOf, changesOf, press, somebody, type Visit } from './support'

/* docs/rules/stats.md, "Audience". */

let writer: Awaited<ReturnType<typeof somebody>>
beforeEach(async () => {
  forgetEverything()
  writer = await somebody(NOON + 10 * DAY)
  await env.DB.prepare('UPDATE counting_start SET started_at = 1').run()
})

const follow = async (now: number, headers: Record<string, string> = {}) => {
  const follower = await somebody(now)
  expect(await press(follower.visit, 'followUser', writer.user.id, headers)).toBe('User')
  return follower
}
const at = (visit: Visit, now: number): Visit => Object.assign(visit, { now })

describe('a writer’s followers', () => {
  test('are counted when they come and when they leave, once each', async () => {
    const [ana] = [await follow(NOON), await follow(NOON + DAY)]
    expect(await press(ana.visit, 'followUser', writer.user.id)).toBe('AlreadyExists')
    at(ana.visit, NOON + 2 * DAY)
    await press(ana.visit, 'unfollowUser', writer.user.id)
    await press(ana.visit, 'unfollowUser', writer.user.id)
    const range = { from: '2026-11-01', until: '2026-11-04' }
    const told = await audienceOf(writer.visit, range)
    expect(told).toMatchObject({ followers: 1, followersBefore: 0, gained: 2, lost: 1, lostSince: null })
    expect(told.periods.map(({ gained, lost, followers }) => [gained, lost, followers])).toEqual([
      [1, 0, 1],
      [1, 0, 2],
      [0, 1, 1],
      [0, 0, 1],
    ])
    // What came later isn't there yet at the end of a period.
    const first = await audienceOf(writer.visit, { from: '2026-11-01', until: '2026-11-01' })
    expect(first).toMatchObject({ followers: 1, gained: 1, lost: 0 })
    expect(await audienceOf(writer.visit, { from: '2026-11-02', until: '2026-11-02' })).toMatchObject({
      followersBefore: 1,
      followers: 2,
    })
  })

  test('are those of the days of a zone', async () => {
    await follow(Date.UTC(2026, 10, 2, 3))
    const range = { from: '2026-11-01', until: '2026-11-02', zone: 'America/New_York' }
    const days = await audienceOf(writer.visit, { ...range, until: '2026-11-05' })
    expect(days.periods.map(({ from, until, gained }) => [(until - from) / HOUR, gained])).toEqual([
      [25, 1],
      [24, 0],
      [24, 0],
      [24, 0],
      [24, 0],
    ])
  })

  test('that are counted at once are all counted', async () => {
    const visits = await Promise.all(Array.from({ length: 5 }, () => somebody(NOON)))
    const presses = visits.flatMap(({ visit }) => [visit, visit])
    await Promise.all(presses.map((visit) => press(visit, 'followUser', writer.user.id)))
    expect(await audienceOf(writer.visit)).toMatchObject({ followers: 5, gained: 5, lost: 0 })
    await Promise.all(presses.map((visit) => press(visit, 'unfollowUser', writer.user.id)))
    expect(await audienceOf(writer.visit)).toMatchObject({ followers: 0, gained: 5, lost: 5 })
  })

  test('leave with their account, and when one blocks the other', async () => {
    const [leaving, blocking] = [await follow(NOON), await follow(NOON)]
    await drizzle(env.DB)
      .update(userTable)
      .set({ deleteAfter: NOON })
      .where(eq(userTable.id, leaving.user.id))
    const remove = () => new Database(env.DB).write(removeAccount(leaving.user.id, NOON + DAY))
    await remove()
    await remove()
    expect(await audienceOf(writer.visit)).toMatchObject({ followers: 1, gained: 2, lost: 1 })
    const { data } = await blocking.visit.ask(
      'mutation ($id: ID!, $key: String!) { blockUser(targetUserId: $id, key: $key) { __typename } }',
      { id: writer.user.id, key: 'k'.repeat(32) },
    )
    expect(data?.blockUser).toMatchObject({ __typename: 'User' })
    expect(await audienceOf(writer.visit)).toMatchObject({ followers: 0, gained: 2, lost: 2 })
    // Nothing that is kept names who left.
    const kept = JSON.stringify(await changesOf(writer.user.id))
    for (const { user } of [leaving, blocking]) expect(kept).not.toContain(user.id)
  })

  test('go with the writer’s account', async () => {
    await follow(NOON)
    const { id } = writer.user
    await drizzle(env.DB).update(userTable).set({ deleteAfter: NOON }).where(eq(userTable.id, id))
    await new Database(env.DB).write(removeAccount(id, NOON + DAY))
    expect(await changesOf(id)).toEqual([])
  })

  test('have come from a story of the writer’s, another page, or nobody knows where', async () => {
    const { id, slug } = await createStory({ creatorId: writer.user.id })
    const { id: others } = await createStory({})
    const from = (path: string) => ({ referer: ORIGIN + path })
    await follow(NOON, from(`/@${writer.user.username}/${slug}-${id}`))
    await follow(NOON, from(`/p/${id}/responses?x=1`))
    await follow(NOON, from(`/p/${others}`))
    await follow(NOON, from(`/@${writer.user.username}`))
    await follow(NOON, from('/'))
    await follow(NOON, { ...from(`/p/${id}`), dnt: '1' })
    await follow(NOON, { referer: 'https://elsewhere.example/p/000000000000' })
    await follow(NOON, { referer: 'not an address' })
    await follow(NOON)
    const { sources } = await audienceOf(writer.visit)
    expect(sources.map(({ kind, gained, post }) => [kind, gained, post?.id ?? null]).toSorted()).toEqual([
      ['HOME', 1, null],
      ['OWN_STORY', 2, id],
      ['PROFILE', 1, null],
      ['STORY', 1, null],
      ['UNKNOWN', 4, null],
    ])
  })

  test('may be members', async () => {
    const [ana, ben] = [await follow(NOON), await follow(NOON)]
    await follow(NOON)
    const member = (id: string, endsAt: number | null) =>
      env.DB.prepare(
        `UPDATE user SET membership_tier = 'member', member_since = 1, membership_ends_at = ? WHERE id = ?`,
      )
        .bind(endsAt, id)
        .run()
    await member(ana.user.id, null)
    await member(ben.user.id, NOON + 11 * DAY)
    expect((await audienceOf(writer.visit)).members).toEqual({ members: 2, of: 3 })
    await member(ben.user.id, NOON)
    expect((await audienceOf(writer.visit)).members).toEqual({ members: 1, of: 3 })
  })

  test('who left are counted since a time, which is told unless it always was', async () => {
    // Other tests of the same database may have emptied it.
    await drizzle(env.DB).delete(countingStart)
    await drizzle(env.DB)
      .insert(countingStart)
      .values({ what: LOST_FOLLOWERS, startedAt: NOON + DAY })
    await env.DB.prepare('UPDATE user SET created_at = ? WHERE id = ?').bind(NOON, writer.user.id).run()
    expect((await audienceOf(writer.visit)).lostSince).toBe(NOON + DAY)
    await env.DB.prepare('UPDATE user SET created_at = ? WHERE id = ?')
      .bind(NOON + 2 * DAY, writer.user.id)
      .run()
    expect((await audienceOf(writer.visit)).lostSince).toBeNull()
  })

  test('are only the viewer’s own, and a program’s with the scope for stats', async () => {
    await follow(NOON)
    const { data } = await newVisit().ask('{ viewer { audience { followers } } }')
    expect(data?.viewer).toBeNull()
    const query =
      '{ result: viewer { audience { followers followersConnection { edges { followedAt node { id } } } } } }'
    const tokens = await Promise.all(
      [['READ'], ['READ', 'STATS']].map((scopes) => createToken(writer.visit, { scopes })),
    )
    const [read, both] = tokens.map(({ token }) => newProgram(String(token), { now: writer.visit.now }))
    expect((await read?.ask(query))?.code).toBe('FORBIDDEN')
    expect((await both?.ask(query))?.result).toMatchObject({ audience: { followers: 1 } })
  })

  test('whatever happens, the parts add up to the whole', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => somebody(NOON)))
    let now = NOON
    const act = fc.record({
      who: fc.nat(people.length - 1),
      isFollow: fc.boolean(),
      hours: fc.nat(60),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(act, { maxLength: 8 }),
        fc.constantFrom('UTC', 'Asia/Kathmandu', 'America/New_York'),
        fc.integer({ min: 1, max: 300 }),
        async (acts, zone, days) => {
          for (const { who, isFollow, hours } of acts) {
            const person = people[who]
            if (!person) continue
            now += hours * HOUR
            at(person.visit, now)
            await press(person.visit, isFollow ? 'followUser' : 'unfollowUser', writer.user.id)
          }
          at(writer.visit, now)
          const all = await audienceOf(writer.visit)
          const [row] = await drizzle(env.DB).select().from(userTable).where(eq(userTable.id, writer.user.id))
          expect(all.followers).toBe(row?.followerCount)
          expect(all.gained - all.lost).toBe(all.followers)
          await audienceOf(writer.visit, { days, zone })
        },
      ),
      { numRuns: 12 },
    )
  })
})
