import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { DAY } from '../../../schema/rules/time-units'
import { giftMails } from '../../../schema/wording/gift-mails'
import type { JobMessage } from '../../../worker/jobs/messages'
import { takeMessages } from '../../../worker/jobs/take-messages'
import { clearMailbox } from '../../../worker/platform/development/mailbox'
import type { Mail } from '../../../worker/platform/mail/mailer'
import { AUTH_SECRET } from '../../factories/endpoint-context'
import { createGift } from '../../factories/gift'
import { NOON, nextId } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'

/* The mails of gifts, from the cron through the queue to the mailbox. Rules: docs/rules/gifts.md, "Mail"; docs/rules/membership.md, "Jobs". */

const LOCAL = 'http://localhost:8787'
const DEVELOPMENT = { ENVIRONMENT: 'development', MAIN_HOST: 'localhost:8787' }

/** A minute of the cron, and what its queue's handler makes of what it sent. Says what was sent. */
async function minute(now: number): Promise<JobMessage[]> {
  const sent: JobMessage[] = []
  const sendBatch = async (messages: Iterable<{ body: JobMessage }>) => {
    sent.push(...[...messages].map(({ body }) => body))
  }
  const PAYMENTS = { sendBatch } as unknown as Env['PAYMENTS']
  const bindings = { ...(env as Env), AUTH_SECRET, PAYMENTS }
  const clock = { now: () => now }
  await cronJob('sweep-payments', now, bindings)
  const messages = sent.map((body, i) => ({ id: String(i), timestamp: new Date(now), attempts: 1, body }))
  // A queue may deliver twice.
  for (const _ of ['once', 'again']) {
    const batch = createMessageBatch('quire-payments', messages)
    await takeMessages(batch, bindings, clock)
    const { explicitAcks, retryMessages } = await getQueueResult(batch, createExecutionContext())
    expect(explicitAcks).toHaveLength(sent.length)
    expect(retryMessages).toEqual([])
  }
  return sent
}

const mailbox = async () =>
  (await (await newVisit({ env: DEVELOPMENT }).get(`${LOCAL}/_/dev/mail`)).json()) as Mail[]

async function person(name: string) {
  const id = nextId()
  const email = `${name.toLowerCase()}-${id}@example.org`
  await createUser({ id, name, email, emailVerifiedAt: NOON })
  const as = async (now: number) => {
    const visit = newVisit({ now })
    await visit.signIn(id)
    return (query: string, variables: object) => visit.ask(query, variables)
  }
  return { id, email, as }
}

beforeEach(() => clearMailbox())

test('a gift is sent on its day, redeemed by the link in the mail, and both sides are told', async () => {
  const giver = await person('Yuki')
  const day = NOON + 20 * DAY
  const to = { recipientEmail: 'bo@example.org', recipientName: 'Bo', sendAt: day }
  const { codeIds } = await createGift({ buyerId: giver.id }, [to])

  expect(await minute(day - 1)).toEqual([])
  expect(await minute(day)).toEqual([{ type: 'payment', what: 'gift', id: codeIds[0] }])
  expect(await minute(day + DAY)).toEqual([])
  const [brought, ...others] = await mailbox()
  expect(others).toEqual([])
  expect(brought).toMatchObject({ to: 'bo@example.org', subject: 'Yuki gives you a Quire membership' })
  expect(brought?.text).toContain('For the long evenings.')
  const link = new URL(brought?.link ?? '')
  expect(link.host + link.pathname).toBe('quire.example/redeem-gift')
  expect(link.searchParams.get('giftType')).toBe('29')

  const receiver = await person('Bo')
  const redeem = 'mutation ($code: String!) { redeemGift(code: $code) { __typename } }'
  const code = link.searchParams.get('giftCode')
  const { data } = await (await receiver.as(day + DAY))(redeem, { code })
  expect(data?.redeemGift).toEqual({ __typename: 'GiftRedeemed' })
  await minute(day + DAY)
  expect((await mailbox()).map(({ to, subject }) => [to, subject]).toSorted()).toEqual([
    [receiver.email, 'Your Quire gift'],
    ['bo@example.org', 'Yuki gives you a Quire membership'],
    [giver.email, 'Bo redeemed your gift'],
  ])
})

test('a gift is sent again by whoever gave it, to another address with another link', async () => {
  const giver = await person('Yuki')
  const { codeIds, codes } = await createGift({ buyerId: giver.id }, [
    { recipientEmail: 'wrong@example.org', sendAt: NOON },
  ])
  await minute(NOON)
  const again = `mutation ($codeId: ID!, $email: String!) { sendGiftAgain(codeId: $codeId, email: $email, key: "a-key-of-this-test-1") {
    __typename ... on GiftPlace { recipientEmail link } ... on UserError { message } } }`
  const asked = { codeId: codeIds[0], email: 'right@example.org' }
  const refused = await (await (await person('Eve')).as(NOON))(again, asked)
  expect(refused.data?.sendGiftAgain).toMatchObject({ __typename: 'NotFound' })
  const { data } = await (await giver.as(NOON))(again, asked)
  expect(data?.sendGiftAgain).toMatchObject({ recipientEmail: 'right@example.org' })
  expect(await minute(NOON + DAY)).toEqual([])
  const mails = await mailbox()
  expect(mails.map(({ to }) => to)).toEqual(['right@example.org', 'wrong@example.org'])
  expect(mails[1]?.link).toContain(codes[0])
  expect(mails[0]?.link).not.toContain(codes[0])
  const look = 'query ($code: String!) { giftCode(code: $code) { ... on GiftCode { state } } }'
  const seen = (code: string | null | undefined) => newVisit().ask(look, { code })
  expect((await seen(codes[0])).data?.giftCode).toEqual({ state: 'NOT_FOUND' })
  const fresh = new URL(mails[0]?.link ?? '').searchParams.get('giftCode')
  expect((await seen(fresh)).data?.giftCode).toEqual({ state: 'VALID' })
})

test('whoever paid gets a receipt, once', async () => {
  const giver = await person('Yuki')
  await createGift({ buyerId: giver.id, tell: 'PAID', tellAt: NOON }, [{}, {}])
  await minute(NOON)
  await minute(NOON + DAY)
  const mails = await mailbox()
  expect(mails).toMatchObject([{ to: giver.email, subject: giftMails.paid.subject('Quire') }])
  expect(mails[0]?.text).toContain('You’ve paid $100 for 2 one-year memberships.')
})
