import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { DAY } from '../../../schema/rules/time-units'
import { forgetEverything } from '../../../worker/isolate-memory'
import { NOON } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { createMembership } from '../../factories/membership'
import { createStory } from '../../factories/story'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { answer } from '../block/support'
import { beginAsStaff, ERROR, staff } from './staff-support'
import { createPartner, follow, forgetMonths, run } from './support'

/* What changes in the middle of a month, before its cycles are divided. Rule: docs/rules/partner.md, "Division". */

const TODAY = Math.floor(NOON / DAY)
/** When the cycle of whoever reads has ended, and is divided. */
const ENDED = NOON + 32 * DAY

beforeEach(async () => {
  forgetEverything()
  await forgetMonths()
})

/** A writer in the programme, and how they visit on a day. */
async function writer() {
  const own = await createPartner()
  const on = async (day: number) => {
    const visit = newVisit({ now: NOON + day * DAY })
    await visit.signIn(own.user.id)
    return visit
  }
  return { ...own, on }
}
type Writer = Awaited<ReturnType<typeof writer>>

const lockedBy = async ({ user }: Writer) =>
  (await createStory({ creatorId: user.id, access: 'locked', readingTime: 600 })).id

/** Somebody whose cycle begins today: what they read and whom they follow, and who gets what of the 350 cents. */
async function member() {
  const { id } = await createUser()
  const { chargeId } = await createMembership(id, { startedAt: NOON })
  await run('update charge set divide_at = ends_at where id = ?', chargeId)
  return {
    read: (postId: string, day: number, seconds = 60) =>
      run(
        'insert into post_read (post_id, day, user_id, seconds, is_locked) values (?, ?, ?, ?, 1)',
        postId,
        TODAY + day,
        id,
        seconds,
      ),
    follow: ({ user }: Writer) => follow(id, user.id, NOON),
    async divided(): Promise<Record<string, number>> {
      await cronJob('divide-fees', ENDED)
      const { results } = await env.DB.prepare(
        'select partner_id as id, sum(amount) as amount from partner_line where charge_id = ? group by 1',
      )
        .bind(chargeId)
        .all<{ id: string; amount: number }>()
      return Object.fromEntries(results.map(({ id: partnerId, amount }) => [partnerId, amount]))
    },
  }
}

const send = async ({ on }: Writer, day: number, mutation: string, input: object, type: string) => {
  const result = await answer(
    await on(day),
    `mutation ($input: ${type}!) { result: ${mutation}(input: $input) { __typename ${ERROR} } }`,
    { input },
  )
  expect(result.code, JSON.stringify(result)).toBeUndefined()
}
const invite = (author: Writer, { user }: Writer, postId: string, day = 0) =>
  send(author, day, 'inviteCoAuthor', { postId, username: user.username }, 'InviteCoAuthorInput')
const accept = (other: Writer, postId: string, day: number) =>
  send(other, day, 'answerCoAuthorInvitation', { postId, accepts: true }, 'AnswerCoAuthorInvitationInput')
const remove = (author: Writer, { user }: Writer, postId: string, day: number) =>
  send(author, day, 'removeCoAuthor', { postId, userId: user.id }, 'RemoveCoAuthorInput')
const leave = async ({ on }: Writer, day: number) => {
  const { data } = await (await on(day)).ask('mutation { unenrollFromPartnerProgram { __typename } }')
  expect(data).toMatchObject({ unenrollFromPartnerProgram: { __typename: 'PartnerProgram' } })
}

describe('a story with co-authors', () => {
  async function together() {
    const [author, other, reader] = [await writer(), await writer(), await member()]
    const postId = await lockedBy(author)
    await reader.read(postId, 1)
    return { author, other, reader, postId }
  }

  test('is shared with one who accepts before the cycle ends, and not with one who accepts later', async () => {
    const { author, other, reader, postId } = await together()
    const late = await writer()
    for (const one of [other, late]) await invite(author, one, postId)
    await accept(other, postId, 20)
    await accept(late, postId, 31)
    expect(await reader.divided()).toEqual({ [author.partnerId]: 175, [other.partnerId]: 175 })
  })

  test('isn’t shared with one who is taken out before the cycle is divided', async () => {
    const { author, other, reader, postId } = await together()
    await invite(author, other, postId)
    await accept(other, postId, 2)
    await remove(author, other, postId, 20)
    expect(await reader.divided()).toEqual({ [author.partnerId]: 350 })
  })

  test('keeps its writer’s part of what was read before they left, and leaves out a co-author who has', async () => {
    const { author, other, reader, postId } = await together()
    await invite(author, other, postId)
    await accept(other, postId, 2)
    await leave(author, 10)
    expect(await reader.divided()).toEqual({ [author.partnerId]: 175, [other.partnerId]: 175 })

    const second = await together()
    await invite(second.author, second.other, second.postId)
    await accept(second.other, second.postId, 2)
    await leave(second.other, 10)
    expect(await second.reader.divided()).toEqual({ [second.author.partnerId]: 350 })
  })
})

describe('a story that is deleted', () => {
  test('keeps what was read before, also once its words are gone', async () => {
    const [author, reader] = [await writer(), await member()]
    const postId = await lockedBy(author)
    await reader.read(postId, 1)
    const { data } = await (await author.on(3)).ask(
      `mutation { deletePost(targetPostId: "${postId}") { __typename } }`,
    )
    expect(data).toMatchObject({ deletePost: { __typename: 'Post' } })
    await cronJob('empty-trash', NOON + 60 * DAY)
    const words = env.DB.prepare('select count(*) as n from post_version where post_id = ?').bind(postId)
    expect(await words.first('n')).toBe(0)
    expect(await reader.divided()).toEqual({ [author.partnerId]: 350 })
    const earnings = await (await author.on(33)).ask(
      '{ viewer { partnerProgram { openMoney { booked open { currency amount } } month(month: "2026-12") { stories { amount } } } } }',
    )
    expect(earnings.data).toMatchObject({
      viewer: { partnerProgram: { openMoney: { booked: 0, open: [{ currency: 'USD', amount: 350 }] } } },
    })
  })
})

describe('a member who reads nothing', () => {
  test('pays the writers in the programme whom they follow when the cycle is divided, alike', async () => {
    const [first, second, gone, reader] = [await writer(), await writer(), await writer(), await member()]
    const outside = { ...(await writer()), user: await createUser() }
    for (const one of [first, second, gone, outside]) await reader.follow(one)
    await leave(gone, 5)
    expect(await reader.divided()).toEqual({ [first.partnerId]: 175, [second.partnerId]: 175 })
  })

  test('pays the common pool if they follow nobody in the programme', async () => {
    const [gone, reader] = [await writer(), await member()]
    await reader.follow(gone)
    await leave(gone, 5)
    expect(await reader.divided()).toEqual({})
    expect(await env.DB.prepare('select pool from partner_sum').first('pool')).toBe(350)
  })
})

describe('a writer who is suspended', () => {
  beforeEach(beginAsStaff)
  const decide = (name: 'suspend' | 'reinstate', { partnerId }: Writer, day: number) => {
    staff.now = NOON + day * DAY
    return answer(
      staff,
      `mutation ($input: DecideOnPartnerInput!) { result: ${name}Partner(input: $input) { __typename ${ERROR} } }`,
      { input: { partnerId, reason: 'It looks odd.' } },
    )
  }

  test('earns what was read before, and all of it once the suspension is over in time', async () => {
    for (const isOver of [false, true]) {
      await forgetMonths()
      const [author, other, reader] = [await writer(), await writer(), await member()]
      const own = await lockedBy(author)
      for (const day of [1, 12]) await reader.read(own, day)
      await reader.read(await lockedBy(other), 1)
      await decide('suspend', author, 10)
      if (isOver) await decide('reinstate', author, 20)
      const divided = await reader.divided()
      expect(divided).toEqual(
        isOver
          ? { [author.partnerId]: expect.closeTo(233, 0), [other.partnerId]: expect.closeTo(117, 0) }
          : { [author.partnerId]: 175, [other.partnerId]: 175 },
      )
    }
  })
})
