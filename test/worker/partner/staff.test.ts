import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { DAY } from '../../../schema/rules/time-units'
import { moderationWording } from '../../../schema/wording/moderation'
import { partnerMessages as messages } from '../../../schema/wording/partner-messages'
import { partnerStaffWording as wording } from '../../../schema/wording/partner-staff'
import { NOON } from '../../factories/ids'
import { withoutComments } from '../../support/without-comments'
import { answer } from '../block/support'
import { createPayouts } from '../graphql/rights/payouts'
import { mailsTo } from '../identity/by-mail'
import { actsOn, decide as decideOnPerson, SUSPEND, UNSUSPEND } from '../site/support/moderators'
import { beginAsStaff, ERROR, placeOf, signedInReader, staff, staffId, writer } from './staff-support'
import { AFTER } from './support'

/* What staff decides about a writer. Rules: docs/rules/partner.md, "What staff sees", "Suspending a writer". */

const DAY_OF_NOON = Math.floor(NOON / DAY)

beforeEach(beginAsStaff)

const decide = (name: 'suspend' | 'reinstate', partnerId: string, reason = 'It looks odd.', by = staff) =>
  answer(
    by,
    `mutation ($input: DecideOnPartnerInput!) { result: ${name}Partner(input: $input) { __typename ... on AdminPartnerWriter { id status leftOn act } ${ERROR} } }`,
    { input: { partnerId, reason } },
  )
const statusOf = async (payoutId: string) =>
  (await env.DB.prepare('select status from payout where id = ?').bind(payoutId).first<{ status: string }>())
    ?.status

describe('a writer', () => {
  test('is suspended and reinstated with a reason, which is in the log and reaches them by mail', async () => {
    const { userId, partnerId, email } = await writer()
    const day = Math.floor(AFTER / DAY)
    expect(await decide('suspend', partnerId, 'Reads came from one network.')).toMatchObject({
      status: 'SUSPENDED',
      leftOn: day,
      act: 'REINSTATE',
    })
    expect(await actsOn(userId)).toMatchObject([
      { action: 'HOLD_PAYOUT', staffId },
      { action: 'SUSPEND_PARTNER', staffId, reason: 'Reads came from one network.', detail: 'ACTIVE' },
    ])
    expect(
      mailsTo(email)
        .map(({ text }) => text)
        .join(),
    ).toContain('Reads came from one network.')
    expect(await decide('reinstate', partnerId, 'They were friends.')).toMatchObject({
      status: 'ACTIVE',
      leftOn: null,
      act: 'SUSPEND',
    })
    expect((await actsOn(userId)).map(({ action }) => action)).toEqual([
      'HOLD_PAYOUT',
      'SUSPEND_PARTNER',
      'REINSTATE_PARTNER',
    ])
  })

  test('who is suspended has what isn’t sent held, and gets nothing released by itself', async () => {
    const { partnerId, duePayout, heldPayout, paidPayout } = await writer()
    await decide('suspend', partnerId)
    for (const id of [duePayout, heldPayout]) expect(await statusOf(id)).toBe('ON_HOLD')
    expect(await statusOf(paidPayout)).toBe('PAID')
    await decide('reinstate', partnerId)
    expect(await statusOf(duePayout)).toBe('ON_HOLD')
  })

  test('whose account is suspended has what isn’t sent held as well, and nothing released by itself', async () => {
    const { userId, duePayout, heldPayout, paidPayout } = await writer()
    await decideOnPerson(SUSPEND, userId, 'They sold links.', staff)
    for (const id of [duePayout, heldPayout]) expect(await statusOf(id)).toBe('ON_HOLD')
    expect(await statusOf(paidPayout)).toBe('PAID')
    expect(await actsOn(userId)).toMatchObject([
      { action: 'HOLD_PAYOUT', staffId, reason: 'They sold links.', detail: duePayout },
      { action: 'SUSPEND', staffId, reason: 'They sold links.' },
    ])
    await decideOnPerson(UNSUSPEND, userId, 'They were somebody else’s.', staff)
    expect(await statusOf(duePayout)).toBe('ON_HOLD')
    expect((await placeOf(userId))?.status).toBe('ACTIVE')
  })

  test('who is so already stays so, without another entry in the log', async () => {
    const { userId, partnerId } = await writer()
    await decide('suspend', partnerId)
    const before = (await actsOn(userId)).length
    expect(await decide('suspend', partnerId, 'Again.')).toMatchObject({ status: 'SUSPENDED' })
    expect(await actsOn(userId)).toHaveLength(before)
    await decide('reinstate', partnerId)
    expect(await decide('reinstate', partnerId, 'Again.')).toMatchObject({ status: 'ACTIVE' })
    expect(await actsOn(userId)).toHaveLength(before + 1)
  })

  test('who had left before is again somebody who has left', async () => {
    const { userId, partnerId } = await writer()
    await env.DB.prepare("update partner set status = 'INACTIVE', left_on = ? where id = ?")
      .bind(DAY_OF_NOON - 9, partnerId)
      .run()
    expect(await decide('suspend', partnerId)).toMatchObject({ leftOn: DAY_OF_NOON - 9 })
    expect(await decide('reinstate', partnerId)).toMatchObject({
      status: 'INACTIVE',
      leftOn: DAY_OF_NOON - 9,
    })
    expect(await placeOf(userId)).toMatchObject({ status: 'INACTIVE' })
  })

  test('is suspended by two at once: one act, and the other one’s is a conflict or nothing', async () => {
    const { userId, partnerId } = await writer()
    const results = await Promise.all([decide('suspend', partnerId), decide('suspend', partnerId)])
    expect(results.some((result) => 'status' in result)).toBe(true)
    const acts = (await actsOn(userId)).filter(({ action }) => action === 'SUSPEND_PARTNER')
    expect(acts).toHaveLength(1)
  })

  test('takes a reason, staff, and somebody else', async () => {
    const { partnerId } = await writer()
    const own = await createPayouts(staffId)
    const ownPlace = await placeOf(staffId)
    expect(await decide('suspend', partnerId, ' ')).toMatchObject({
      code: 'BAD_REQUEST',
      field: 'reason',
      message: moderationWording.reason.missing,
    })
    expect(await decide('suspend', String(ownPlace?.id))).toMatchObject({
      code: 'FORBIDDEN',
      message: messages.ownPlace,
    })
    expect(await decide('suspend', 'nobody')).toMatchObject({ code: 'NOT_FOUND' })
    expect(await decide('suspend', partnerId, 'Mine.', await signedInReader())).toMatchObject({
      code: 'FORBIDDEN',
    })
    expect(await statusOf(own.duePayout)).toBe('PENDING')
    await env.DB.prepare('delete from partner where user_id = ?').bind(staffId).run()
  })

  test('whose account is gone can’t be decided about, and is still shown', async () => {
    const { partnerId } = await writer()
    await env.DB.prepare("update partner set user_id = null, status = 'INACTIVE' where id = ?")
      .bind(partnerId)
      .run()
    expect(await decide('suspend', partnerId)).toMatchObject({
      code: 'CONFLICT',
      message: messages.accountGone,
    })
    const page = await staff.get(`/_/admin/partner/writers/${partnerId}`)
    expect(page.status).toBe(200)
    expect(withoutComments(await page.text())).toContain(wording.gone(partnerId))
  })

  test('has a file with their states, payouts and log, by number, id or name', async () => {
    const { userId, partnerId } = await writer()
    await decide('suspend', partnerId, 'For the file.')
    await decide('reinstate', partnerId)
    const { username } = (await env.DB.prepare('select username from user where id = ?')
      .bind(userId)
      .first<{ username: string }>()) ?? { username: '' }
    for (const id of [partnerId, userId, `@${username}`]) {
      const page = await staff.get(`/_/admin/partner/writers/${id}`)
      expect(page.status).toBe(200)
      const text = withoutComments(await page.text())
      for (const part of [
        'Wren Ashby',
        'For the file.',
        wording.writer.history,
        wording.writers.states.SUSPENDED,
        wording.payout.statuses.ON_HOLD,
        wording.payout.statuses.PAID,
        wording.suspend.title,
        '$20',
      ])
        expect(text).toContain(part)
    }
    const states = await env.DB.prepare('select status from partner_state where partner_id = ? order by id')
      .bind(partnerId)
      .all<{ status: string }>()
    expect(states.results.map(({ status }) => status)).toEqual(['ACTIVE', 'SUSPENDED', 'ACTIVE'])
    const rewritten = env.DB.prepare("update partner_state set status = 'ACTIVE'").run()
    await expect(rewritten).rejects.toThrow('never rewritten')
  })
})
