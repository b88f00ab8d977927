import { expect, test } from 'vitest'
import { MINUTE } from '../../../schema/rules/time-units'
import { NOON } from '../../factories/ids'
import { cases } from '../../support/cases'
import { dyingAt } from './dying'
import { createWriter, lettersOf, postOffice, send } from './support'

/* docs/rules/newsletters.md, "Sending a letter". */

/** Recipients: 2,000, or 20,000 in a thorough run. */
const RECIPIENTS = cases(20_000)

/** When workers are killed: after so many messages, at so many batches with a statement. */
const KILLS = [
  // While recipients are gathered.
  [0, /insert into "letter_recipient"/i, 3],
  // After a round was handed over, before it is settled.
  [4, /set "sent_count" =/i, 2],
  // After a round was claimed, before it is handed over.
  [5, /^select [\s\S]*"handed_at" as/i, 3],
] as const

test('each recipient gets one mail, although workers are killed and answers are lost', async () => {
  const office = postOffice()
  const { user, visit, story, subscribers } = await createWriter(office, RECIPIENTS)
  // Every fiftieth answer is lost.
  await office.fail(
    ...Array.from({ length: RECIPIENTS }, (_, i) =>
      i % 50 === 7 ? { lost: true as const } : { works: true as const },
    ),
  )
  await send(visit, { newsletterId: user.id, postId: story.id })
  for (const [messages, statement, nth] of KILLS) {
    for (let i = 0; i < messages; i++) await office.step()
    const [message] = office.waiting
    await expect(office.step(dyingAt(statement, nth))).rejects.toThrow('killed')
    // The queue brings its message again, and the cron asks for its letter once its time is over.
    if (message) office.waiting.push(message)
    office.now += 5 * MINUTE
    await office.sweep()
  }
  for (let minutes = 0; minutes < 30; minutes++) {
    await office.drain()
    office.now += 5 * MINUTE
    await office.sweep()
  }
  const mails = await office.mails()
  const addresses = mails.map((mail) => mail.to[0])
  expect(addresses).toHaveLength(RECIPIENTS)
  expect(new Set(addresses)).toEqual(new Set(subscribers.map(({ email }) => email)))
  const { seen } = await office.look()
  expect(seen.length).toBeGreaterThan(RECIPIENTS)
  expect(new Set(seen.map(({ headers }) => headers['idempotency-key'])).size).toBe(RECIPIENTS)
  expect(await lettersOf(visit, user.id)).toMatchObject([
    { state: 'SENT', recipientCount: RECIPIENTS, sentCount: RECIPIENTS, leftCount: 0, failedCount: 0 },
  ])
  expect(office.now).toBeGreaterThan(NOON)
}, 600_000)
