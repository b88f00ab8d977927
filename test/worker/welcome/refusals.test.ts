import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { LETTER_LEASE } from '../../../schema/rules/letters'
import { DAY, HOUR, MINUTE } from '../../../schema/rules/time-units'
import { clearMailbox } from '../../../worker/platform/development/mailbox'
import { NOON } from '../../factories/ids'
import { signedIn } from '../../factories/signed-in'
import { clearLetters, postOffice } from '../letter/support'
import { join, run, save, welcomesFor } from './support'

/* docs/rules/newsletters.md, "Welcome mails". */

beforeEach(async () => {
  clearMailbox()
  await clearLetters()
  await env.DB.prepare('DELETE FROM welcome_delivery').run()
})

let next = 0

/** A writer whose one new subscriber is to get a welcome mail. */
async function welcomed() {
  const { user, visit } = await signedIn()
  await save(visit, { newsletterId: user.id, day: 0, subject: 'Hello!', text: 'Good to have you.' })
  await join(user.id, `refused-${next++}@example.org`, NOON)
  return { user, visit, counts: async () => (await welcomesFor(visit, user.id))?.[0] }
}

describe('a welcome mail that the mail service doesn’t take', () => {
  test('is sent later, with the same key', async () => {
    const office = postOffice()
    const { counts } = await welcomed()
    await office.fail(...Array.from({ length: 4 }, () => ({ status: 503, body: {} })))
    await run(NOON, office.bindings)
    expect(await office.mails()).toEqual([])
    await run(NOON + MINUTE - 1, office.bindings)
    expect(await office.mails()).toEqual([])
    await run(NOON + MINUTE, office.bindings)
    await run(NOON + HOUR, office.bindings)
    expect(await office.mails()).toHaveLength(1)
    const { seen } = await office.look()
    expect(new Set(seen.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
    expect(await counts()).toMatchObject({ sentCount: 1, failedCount: 0 })
  })

  test('has failed if the service says so for good', async () => {
    const office = postOffice()
    const { counts } = await welcomed()
    await office.fail({ status: 422, body: {} })
    await run(NOON, office.bindings)
    await run(NOON + DAY, office.bindings)
    expect(await office.mails()).toEqual([])
    expect(await counts()).toMatchObject({ sentCount: 0, failedCount: 1 })
  })

  test('isn’t sent a second time if the service doesn’t know it again', async () => {
    const send = vi.fn(async () => {
      throw new Error('lost')
    })
    const office = postOffice({ MAIL_PROVIDER: 'cloudflare', MAIL: { send } as unknown as SendEmail })
    const { counts } = await welcomed()
    for (const later of [0, MINUTE, HOUR, DAY]) await run(NOON + later, office.bindings)
    expect(send).toHaveBeenCalledTimes(1)
    expect(await counts()).toMatchObject({ sentCount: 0, failedCount: 1 })
  })
})

test('a worker that is killed leaves a claim, after which the mail is handed over once more', async () => {
  const office = postOffice()
  const { counts } = await welcomed()
  await env.DB.prepare(`UPDATE welcome_delivery SET state = 'claimed', due_at = ?1, handed_at = ?2`)
    .bind(NOON + LETTER_LEASE, NOON)
    .run()
  await run(NOON + LETTER_LEASE - 1, office.bindings)
  expect(await office.mails()).toEqual([])
  await Promise.all([run(NOON + LETTER_LEASE, office.bindings), run(NOON + LETTER_LEASE, office.bindings)])
  expect(await office.mails()).toHaveLength(1)
  expect(await counts()).toMatchObject({ sentCount: 1 })
})
