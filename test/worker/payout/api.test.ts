import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { payoutMessages as messages } from '../../../schema/wording/payout-messages'
import { forgetEverything } from '../../../worker/isolate-memory'
import { signedIn } from '../../factories/signed-in'
import { newVisit } from '../../factories/visit'
import { answer, type Visit } from '../block/support'
import { actsOn } from '../site/support/moderators'
import { ERROR, program, writer } from './payee'
import { forgetPayouts } from './world'

/* What writers and staff do about payouts. Rules: docs/rules/partner.md, "Payouts", "Holding and reversing". */

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  forgetEverything()
  await forgetPayouts()
})

const decide = (
  visit: Visit,
  name: 'hold' | 'release' | 'reverse',
  payoutId: string,
  reason = 'It looks odd.',
) =>
  answer(
    visit,
    `mutation ($input: DecideOnPayoutInput!) { result: ${name}Payout(input: $input) { __typename ... on Payout { id status reason } ${ERROR} } }`,
    { input: { payoutId, reason } },
  )
describe('a writer’s payouts', () => {
  test('are theirs alone, the latest first, each with the months that it is made of', async () => {
    const { visit, minute, close } = await writer(600)
    await minute()
    await close('2026-11', 500)
    await minute()
    await close('2026-12', 1500)
    await minute()
    const own = (await program(visit)) ?? {}
    const { payouts } = own.payouts as { payouts: { id: string }[] }
    expect(payouts).toMatchObject([
      { month: '2026-12', amount: 1500, lines: [{ month: '2026-12', amount: 1500 }] },
      {
        month: '2026-11',
        amount: 1100,
        lines: [
          { month: '2026-11', amount: 500 },
          { month: '2026-10', amount: 600 },
        ],
      },
    ])
    const one = async (by: Visit) =>
      (
        (
          await by.ask('query ($id: ID!) { viewer { partnerProgram { payout(id: $id) { month } } } }', {
            id: payouts[0]?.id,
          })
        ).data as { viewer: { partnerProgram: { payout: unknown } } }
      ).viewer.partnerProgram.payout
    expect(await one(visit)).toEqual({ month: '2026-12' })
    const other = await signedIn()
    await env.DB.prepare(
      "insert into partner (id, user_id, status, joined_on, changed_at) values (?, ?, 'ACTIVE', 0, 0)",
    )
      .bind(`p${other.user.id}`.slice(0, 12), other.user.id)
      .run()
    expect(await one(other.visit)).toBeNull()
    expect(await program(other.visit)).toMatchObject({ payouts: { payouts: [] } })
  })
})

describe('staff', () => {
  test('holds a payout, releases it, and reverses it once it is paid, with a reason that is in the log', async () => {
    const { userId, account, minute, days, payouts } = await writer()
    const { visit: staff } = await signedIn({ isStaff: true }, { env: account.vars })
    await env.DB.prepare("update payout_account set state = 'NEW', check_at = null").run()
    await minute()
    const id = String((await payouts())[0]?.id)
    const { visit: other } = await signedIn({}, { env: account.vars })
    expect(await decide(other, 'hold', id)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await decide(newVisit(), 'hold', id)).toMatchObject({ code: 'UNAUTHORIZED' })
    expect(await decide(staff, 'hold', 'nobody')).toMatchObject({ code: 'NOT_FOUND' })
    expect(await decide(staff, 'hold', id, ' ')).toMatchObject({ code: 'BAD_REQUEST', field: 'reason' })
    expect(await decide(staff, 'release', id)).toMatchObject({
      code: 'CONFLICT',
      message: messages.notReleased,
    })
    expect(await decide(staff, 'hold', id)).toMatchObject({ status: 'ON_HOLD', reason: 'It looks odd.' })
    expect(await decide(staff, 'hold', id)).toMatchObject({ code: 'CONFLICT' })
    await env.DB.prepare("update payout_account set state = 'READY'").run()
    await minute()
    expect(await payouts()).toMatchObject([{ status: 'ON_HOLD' }])
    expect(await decide(staff, 'release', id)).toMatchObject({ status: 'PENDING', reason: null })
    await minute()
    expect(await decide(staff, 'reverse', id)).toMatchObject({ code: 'CONFLICT' })
    await account.control({ connect: { settle: true } })
    await days.call({ minute }, 1)
    expect(await decide(staff, 'reverse', id)).toMatchObject({ status: 'REVERSED' })
    expect((await actsOn(userId)).map(({ action, detail }) => [action, detail])).toEqual([
      ['HOLD_PAYOUT', id],
      ['RELEASE_PAYOUT', id],
      ['REVERSE_PAYOUT', id],
    ])
  })

  test('sees a writer’s payouts, and decides about nobody’s own', async () => {
    const { userId, account, minute, payouts, visit } = await writer()
    await minute()
    const id = String((await payouts())[0]?.id)
    const { visit: staff } = await signedIn({ isStaff: true })
    const seen = async (by: Visit) =>
      (await by.ask('query ($id: ID!) { adminUser(id: $id) { payouts { id } } }', { id: userId })).data
        ?.adminUser
    expect(await seen(staff)).toEqual({ payouts: [{ id }] })
    expect(await seen(visit)).toBeNull()
    await env.DB.prepare('update user set is_staff = 1 where id = ?').bind(userId).run()
    const own = newVisit({ env: account.vars })
    await own.signIn(userId)
    expect(await decide(own, 'hold', id)).toMatchObject({ code: 'FORBIDDEN', message: messages.ownPayout })
  })
})
