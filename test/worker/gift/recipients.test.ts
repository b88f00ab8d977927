import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { expect, test } from 'vitest'
import { RECIPIENT_KEPT } from '../../../schema/rules/membership/gifts'
import { DAY } from '../../../schema/rules/time-units'
import { giftCode } from '../../../schema/tables/gift'
import { giftMessages } from '../../../schema/wording/gift-messages'
import { createGift } from '../../factories/gift'
import { NOON } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'

/* To whom gifts are sent, and when that is forgotten. Rule: docs/rules/gifts.md, "Recipients". */

const BO = { recipientEmail: 'bowie@example.org', recipientName: 'Bo' }

const sweepAt = (now: number) => cronJob('forget-recipients', now)

async function codeRow(id = '') {
  const [row] = await drizzle(env.DB).select().from(giftCode).where(eq(giftCode.id, id))
  if (!row) throw new Error('There is no such code')
  return row
}

/** A gift of somebody's to Bo, and the buyer. */
async function given(place: Partial<typeof giftCode.$inferInsert>) {
  const { id: buyerId = '' } = await createUser({ emailVerifiedAt: NOON })
  const { id, codes, codeIds } = await createGift({ buyerId }, [{ ...BO, ...place }])
  const visitAt = async (now: number) => {
    const visit = newVisit({ now })
    await visit.signIn(buyerId)
    return visit
  }
  const seenAt = async (now: number) => {
    const asked =
      'query ($id: ID!) { gift(id: $id) { codes { recipientEmail recipientName isRecipientForgotten } } }'
    const { data } = await (await visitAt(now)).ask(asked, { id })
    return (data as { gift: { codes: unknown[] } }).gift.codes[0]
  }
  const sendAt = async (now: number, email: string, key: string) => {
    const asked = `mutation ($codeId: ID!, $email: String!, $key: String!) { sendGiftAgain(codeId: $codeId, email: $email, key: $key) {
      __typename ... on GiftPlace { recipientEmail link isRecipientForgotten } ... on UserError { message field } } }`
    const { data } = await (await visitAt(now)).ask(asked, { codeId: codeIds[0], email, key })
    return data?.sendGiftAgain as { link?: string }
  }
  return { codeId: codeIds[0] ?? '', code: codes[0] ?? '', visitAt, seenAt, sendAt }
}

test('a recipient is forgotten 30 days after the mail, and the buyer names a new address', async () => {
  const { codeId, code, seenAt, sendAt } = await given({})
  await sendAt(NOON, BO.recipientEmail, 'a-first-key-of-this-test')
  const due = NOON + RECIPIENT_KEPT
  await sweepAt(due - 1)
  expect(await seenAt(due)).toEqual({ ...BO, isRecipientForgotten: false })
  await sweepAt(due)
  await sweepAt(due)
  const masked = 'b•••@example.org'
  expect(await seenAt(due)).toEqual({
    recipientEmail: masked,
    recipientName: null,
    isRecipientForgotten: true,
  })
  expect(await codeRow(codeId)).toMatchObject({ sentAt: NOON, sendAt: null, forgetAt: null })

  expect(await sendAt(due, masked, 'a-second-key-of-this-test')).toEqual({
    __typename: 'BadRequest',
    message: giftMessages.forgottenEmail,
    field: 'email',
  })
  const sent = await sendAt(due, BO.recipientEmail, 'a-third-key-of-this-test')
  expect(sent).toMatchObject({ recipientEmail: BO.recipientEmail, isRecipientForgotten: false })
  // Nobody knows whether it is the same person.
  expect(sent.link).not.toContain(code)
  expect((await codeRow(codeId)).forgetAt).toBe(due + RECIPIENT_KEPT)
})

test('a recipient who redeems a gift before its mail is forgotten 30 days later, and isn’t sent it', async () => {
  const { codeId, code } = await given({ sendAt: NOON + 300 * DAY })
  const receiver = await createUser()
  const visit = newVisit({ now: NOON + DAY })
  await visit.signIn(receiver.id)
  await visit.ask('mutation ($code: String!) { redeemGift(code: $code) { __typename } }', { code })
  const due = NOON + DAY + RECIPIENT_KEPT
  expect(await codeRow(codeId)).toMatchObject({ state: 'REDEEMED', sendAt: null, forgetAt: due })
  await sweepAt(due)
  expect((await codeRow(codeId)).recipientEmail).toBe('b•••@example.org')
})

test('a recipient who redeems a gift late isn’t kept for longer', async () => {
  const { codeId, code } = await given({ sentAt: NOON, forgetAt: NOON + RECIPIENT_KEPT })
  const receiver = await createUser()
  const visit = newVisit({ now: NOON + 20 * DAY })
  await visit.signIn(receiver.id)
  await visit.ask('mutation ($code: String!) { redeemGift(code: $code) { __typename } }', { code })
  expect((await codeRow(codeId)).forgetAt).toBe(NOON + RECIPIENT_KEPT)
})

test('what a recipient is sent again isn’t forgotten with the old address', async () => {
  const { codeId, sendAt } = await given({ sentAt: NOON, forgetAt: NOON + RECIPIENT_KEPT })
  const later = NOON + 29 * DAY
  await sendAt(later, 'cem@example.org', 'a-first-key-of-this-test')
  await sweepAt(NOON + RECIPIENT_KEPT)
  expect(await codeRow(codeId)).toMatchObject({
    recipientEmail: 'cem@example.org',
    forgetAt: later + RECIPIENT_KEPT,
  })
})

test('a sweep forgets a hundred recipients, and the next one the others', async () => {
  const places = Array.from({ length: 100 }, () => ({ ...BO, sentAt: NOON, forgetAt: NOON + 2 }))
  const others = await createGift({}, [{ ...BO, sentAt: NOON, forgetAt: NOON + 3 }])
  await createGift({}, places)
  const known = () =>
    env.DB.prepare('SELECT count(*) AS n FROM gift_code WHERE forget_at <= ?')
      .bind(NOON + 3)
      .first('n')
  expect(await known()).toBe(101)
  await sweepAt(NOON + 3)
  expect(await known()).toBe(1)
  expect((await codeRow(others.codeIds[0])).recipientName).toBe('Bo')
  await sweepAt(NOON + 3)
  expect(await known()).toBe(0)
})
