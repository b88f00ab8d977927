import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { linkTo } from '../../../schema/routes/links'
import { REJOIN_AFTER, UNDO_LEAVING } from '../../../schema/rules/partner/months'
import { PAYOUT_ACCOUNT_STATES, type PayoutAccountState } from '../../../schema/rules/payout/payouts'
import { DAY } from '../../../schema/rules/time-units'
import { feeCyclesWording } from '../../../schema/wording/fee-cycles'
import { partnerIneligibilityWording } from '../../../schema/wording/partner-ineligibility'
import { partnerJoiningWording as wording } from '../../../schema/wording/partner-joining'
import { priceText } from '../../../schema/wording/prices'
import { forgetEverything } from '../../../worker/isolate-memory'
import { NOON } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { createMembership } from '../../factories/membership'
import { createStory } from '../../factories/story'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { report } from '../reading-history/support'
import { forgetMonths } from './support'

/* docs/rules/partner.md, "Joining" and "Leaving". */

const TODAY = Math.floor(NOON / DAY)

beforeEach(async () => {
  forgetEverything()
  await forgetMonths()
})

let people = 0
async function person({ isMember = true, now = NOON, userId = '' } = {}) {
  const user = userId === '' ? await createUser() : { id: userId }
  if (isMember && userId === '') await createMembership(user.id, { startedAt: NOON })
  // Whoever comes back later has paid in the meantime.
  if (userId !== '')
    await env.DB.prepare('UPDATE user SET membership_ends_at = ? WHERE id = ?')
      .bind(now + 30 * DAY, userId)
      .run()
  const visit = newVisit({ address: `198.18.7.${++people}`, now })
  await visit.signIn(user.id)
  return { user, visit }
}

type Visit = Awaited<ReturnType<typeof person>>['visit']

async function change(visit: Visit, name: 'enrollInPartnerProgram' | 'unenrollFromPartnerProgram') {
  const { data, errors } = await visit.ask(
    `mutation { result: ${name} { __typename ... on PartnerProgram { id status } ... on UserError { code } } }`,
  )
  if (errors) throw new Error(JSON.stringify(errors))
  return data?.result as { id?: string; status?: string; code?: string }
}
const enroll = (visit: Visit) => change(visit, 'enrollInPartnerProgram')
const leave = (visit: Visit) => change(visit, 'unenrollFromPartnerProgram')

const step = async (visit: Visit, name: 'start' | 'details' | 'payout' | 'done') =>
  (await visit.get(linkTo('PartnerEnrollStep', { step: name }))).text()

/** From which day on somebody takes part, and until which. */
const daysOf = async (id: string | undefined) =>
  Object.values(
    (await env.DB.prepare('SELECT joined_on, left_on FROM partner WHERE id = ?').bind(id).first()) ?? {},
  )

describe('the steps of joining', () => {
  test('lead a member through, and say what is first', async () => {
    const { visit } = await person()
    for (const path of ['/me/partner/enroll', '/partner-program-application', '/me/partner/enroll/start'])
      expect(await (await visit.get(path)).text()).toContain(
        `href="${linkTo('PartnerEnrollStep', { step: 'details' })}"`,
      )
    expect(await step(visit, 'details')).toContain(wording.details.agree)
    expect(await step(visit, 'payout')).toContain(wording.payout.first)
    expect(await step(visit, 'done')).toContain(wording.done.notYet)
    await enroll(visit)
    expect(await step(visit, 'details')).toContain(wording.details.already)
    expect(await step(visit, 'payout')).not.toContain(wording.payout.first)
    expect(await step(visit, 'done')).toContain(wording.done.text)
    expect((await visit.get('/me/partner/enroll/other')).status).toBe(404)
  })

  test('say what keeps somebody from it', async () => {
    const { visit: reader } = await person({ isMember: false })
    const start = await step(reader, 'start')
    expect(start).toContain(partnerIneligibilityWording.LACK_OF_MEMBERSHIP.text)
    expect(start).not.toContain(`href="${linkTo('PartnerEnrollStep', { step: 'details' })}">${wording.next}`)
    const { user, visit } = await person()
    await enroll(visit)
    await env.DB.prepare("UPDATE partner SET status = 'SUSPENDED' WHERE user_id = ?").bind(user.id).run()
    for (const name of ['start', 'details', 'done'] as const)
      expect(await step(visit, name)).toContain(wording.states.SUSPENDED)
  })
})

describe('a place in the programme', () => {
  test('ends by leaving, once, and begins again by joining', async () => {
    const { user, visit } = await person()
    expect(await leave(visit)).toEqual({ __typename: 'NotFound', code: 'NOT_FOUND' })
    const { id } = await enroll(visit)
    expect(await (await visit.get(linkTo('PartnerUnenroll'))).text()).toContain(wording.leave.confirm)
    for (const _time of [1, 2]) expect(await leave(visit)).toMatchObject({ id, status: 'INACTIVE' })
    expect(await (await visit.get(linkTo('PartnerUnenroll'))).text()).toContain(wording.leave.left)
    expect(await step(visit, 'details')).toContain(wording.details.joinAgain)
    const after = async (days: number) =>
      enroll((await person({ userId: user.id, now: NOON + days * DAY })).visit)
    for (const day of [0, UNDO_LEAVING]) {
      expect(await after(day)).toMatchObject({ id, status: 'ACTIVE' })
      expect(await daysOf(id)).toEqual([TODAY, null])
      expect(await leave(visit)).toMatchObject({ id, status: 'INACTIVE' })
    }
    for (const day of [UNDO_LEAVING + 1, REJOIN_AFTER - 1])
      expect(await after(day)).toMatchObject({ code: 'FORBIDDEN' })
    for (const _time of [1, 2]) expect(await after(REJOIN_AFTER)).toMatchObject({ id, status: 'ACTIVE' })
    expect(await daysOf(id)).toEqual([TODAY + REJOIN_AFTER, null])
  })

  test('that is begun again still waits for an account that isn’t ready', async () => {
    const { user, visit } = await person()
    const { id } = await enroll(visit)
    const again = async (state: PayoutAccountState, days: number) => {
      await env.DB.prepare(
        `insert into payout_account (partner_id, number, provider_account_id, country, state, created_at, changed_at)
         values (?, 1, ?, 'US', ?, ?, ?) on conflict do update set state = excluded.state`,
      )
        .bind(id, `acct_${id}`, state, NOON, NOON)
        .run()
      await leave(visit)
      return (await enroll((await person({ userId: user.id, now: NOON + days * DAY })).visit)).status
    }
    for (const state of PAYOUT_ACCOUNT_STATES)
      for (const days of [UNDO_LEAVING, REJOIN_AFTER])
        expect(await again(state, days)).toBe(state === 'READY' ? 'ACTIVE' : 'PENDING_ACTION')
  })

  test('can be left by whoever is suspended, and begins again for members alone', async () => {
    const { user, visit } = await person()
    await enroll(visit)
    await env.DB.prepare('UPDATE user SET is_suspended = 1 WHERE id = ?').bind(user.id).run()
    expect(await leave(visit)).toMatchObject({ status: 'INACTIVE' })
    expect(await enroll(visit)).toMatchObject({ code: 'FORBIDDEN' })
    await env.DB.prepare('UPDATE user SET is_suspended = 0, membership_tier = NULL WHERE id = ?')
      .bind(user.id)
      .run()
    await env.DB.prepare('DELETE FROM membership WHERE user_id = ?').bind(user.id).run()
    forgetEverything()
    expect(await enroll(visit)).toMatchObject({ code: 'LACK_OF_MEMBERSHIP' })
  })

  test('isn’t changed by its writer once staff has suspended it', async () => {
    const { user, visit } = await person()
    await enroll(visit)
    await env.DB.prepare("UPDATE partner SET status = 'SUSPENDED', left_on = ? WHERE user_id = ?")
      .bind(TODAY, user.id)
      .run()
    for (const what of [leave, enroll]) expect(await what(visit)).toMatchObject({ status: 'SUSPENDED' })
  })

  test('isn’t anybody else’s to leave', async () => {
    expect(await leave(newVisit())).toMatchObject({ code: 'UNAUTHORIZED' })
  })
})

test('what was read until the day before a writer left counts, and nothing from that day on', async () => {
  const { user, visit } = await person()
  const { id } = await enroll(visit)
  const { id: story } = await createStory({ creatorId: user.id, access: 'locked', readingTime: 600 })
  const reader = await createUser()
  const { chargeId } = await createMembership(reader.id, { startedAt: NOON })
  const readOn = async (day: number) => {
    const reading = newVisit({ address: `198.18.8.${day + 1}`, now: NOON + day * DAY })
    await reading.signIn(reader.id)
    expect((await report(reading, story, { seconds: 60 })).status).toBe(200)
  }
  await readOn(0)
  await leave((await person({ userId: user.id, now: NOON + DAY })).visit)
  await readOn(1)
  await readOn(2)
  await env.DB.prepare('update charge set divide_at = starts_at where id = ?').bind(chargeId).run()
  await cronJob('divide-fees', NOON + 32 * DAY)
  const seconds = await env.DB.prepare('SELECT sum(seconds) AS n FROM partner_earning WHERE partner_id = ?')
    .bind(id)
    .first('n')
  expect(seconds).toBe(60)
})

describe('where a member’s fee went', () => {
  const FEES = `{ viewer { feeCycles { month kind currency kept fee tax share writers others
    parts { amount user { id } } } } }`
  const fees = async (visit: Visit) =>
    ((await visit.ask(FEES)).data as { viewer: { feeCycles: Record<string, unknown>[] | null } }).viewer
      .feeCycles

  test('is shown to the member, by whom they read, and to nobody else', async () => {
    const [first, second] = [await person(), await person()]
    for (const { visit } of [first, second]) await enroll(visit)
    const reader = await person({ isMember: false })
    const { chargeId } = await createMembership(reader.user.id, { startedAt: NOON })
    expect(await fees(reader.visit)).toEqual([])
    expect(await (await reader.visit.get('/manage-membership')).text()).toContain(feeCyclesWording.none)
    for (const [{ user }, seconds] of [
      [first, 60],
      [second, 30],
    ] as const) {
      const { id } = await createStory({ creatorId: user.id, access: 'locked', readingTime: 600 })
      expect((await report(reader.visit, id, { seconds })).status).toBe(200)
    }
    await env.DB.prepare('update charge set divide_at = starts_at where id = ?').bind(chargeId).run()
    await cronJob('divide-fees', NOON + 32 * DAY)
    const [cycle, ...rest] = (await fees(reader.visit)) ?? []
    expect(rest).toEqual([])
    const { kept, fee, tax, share, writers } = cycle as Record<string, number>
    expect((fee ?? 0) + (tax ?? 0) + (share ?? 0) + (writers ?? 0)).toBe(kept)
    const third = Math.round((writers ?? 0) / 3)
    expect(cycle).toMatchObject({
      kind: 'READ',
      currency: 'USD',
      others: 0,
      parts: [
        { amount: (writers ?? 0) - third, user: { id: first.user.id } },
        { amount: third, user: { id: second.user.id } },
      ],
    })
    const page = await (await reader.visit.get('/manage-membership')).text()
    expect(page).toContain(feeCyclesWording.kinds.READ)
    expect(page).toContain(priceText(third))
    const settings = await (await reader.visit.get('/me/settings/membership')).text()
    expect(settings).toContain('href="/manage-membership#fee"')
    expect(await fees(first.visit)).toEqual([])
    expect((await newVisit().ask(FEES)).data).toEqual({ viewer: null })
  })
})
