import { env } from 'cloudflare:workers'
import { beforeEach, expect, test, vi } from 'vitest'
import { DAY, MINUTE } from '../../../schema/rules/time-units'
import { taxMails } from '../../../schema/wording/tax-mails'
import { forgetEverything } from '../../../worker/isolate-memory'
import { NOON, nextId } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { createUser } from '../../factories/user'
import { mailsTo, newEmail } from '../identity/by-mail'
import { TAX_KEY } from './world'

/* Rule: docs/rules/partner.md, "Taxes": writers are told before a form ends. */

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  forgetEverything()
  await env.DB.exec('delete from tax_form')
})

/** A writer whose form ends so many days after noon. */
async function signed(days: number | null, { kind = 'W8BEN', ended = false } = {}) {
  const email = newEmail()
  const { id } = await createUser({ email })
  const partnerId = nextId()
  await env.DB.batch([
    env.DB.prepare(
      "insert into partner (id, user_id, status, joined_on, changed_at) values (?, ?, 'ACTIVE', 0, 0)",
    ).bind(partnerId, id),
    env.DB.prepare(
      `insert into tax_form (id, partner_id, kind, office, country, sealed, signed_at, expires_at, ended_at)
       values (?, ?, ?, ?, 'NO', 'sealed', 0, ?, ?)`,
    ).bind(
      nextId(),
      partnerId,
      kind,
      kind === 'EU' ? 'EU' : 'US',
      days === null ? null : NOON + days * DAY,
      ended ? NOON - DAY : null,
    ),
  ])
  return email
}

const job = (days: number, more: Partial<Env> = { TAX_KEY }) =>
  cronJob('remind-of-tax-forms', NOON + days * DAY, more)
const told = (email: string) => mailsTo(email).length

test('a writer is told sixty and fourteen days before a form ends, once each', async () => {
  const email = await signed(100)
  for (const [day, mails] of [
    [39, 0],
    [40, 1],
    [40.5, 1],
    [85, 1],
    [86, 2],
    [99, 2],
    [101, 2],
  ] as const) {
    await job(day)
    expect([day, told(email)]).toEqual([day, mails])
  }
  const [mail] = mailsTo(email)
  expect(mail?.subject).toBe(taxMails.ends.subject('W-8BEN'))
  expect(mail?.text).toContain('/me/partner/taxes')
  expect(mail?.text).toContain(taxMails.ends.wait)
})

test('the day that is named is the last one on which it holds', async () => {
  const email = await signed(null)
  await env.DB.prepare('update tax_form set expires_at = ?')
    .bind(Date.UTC(2027, 0, 1))
    .run()
  await cronJob('remind-of-tax-forms', Date.UTC(2026, 11, 1), { TAX_KEY })
  expect(mailsTo(email)[0]?.text).toContain('31 December 2026')
})

test('one that ends very soon is told of once', async () => {
  const email = await signed(5)
  await job(0)
  await job(1)
  expect(told(email)).toBe(1)
})

test('nobody is told of a form that was replaced, has ended, or never ends', async () => {
  const emails = [
    await signed(30, { ended: true }),
    await signed(-1),
    await signed(null, { kind: 'W9' }),
    await signed(61),
  ]
  await job(0)
  expect(emails.map(told)).toEqual([0, 0, 0, 0])
  const declared = await signed(30, { kind: 'EU' })
  await job(0)
  expect(mailsTo(declared)[0]?.subject).toBe(taxMails.ends.subject('EU declaration'))
})

test('nobody is told where no forms are asked for, nor somebody who has left', async () => {
  const email = await signed(30)
  await job(0, { TAX_KEY: '' })
  expect(told(email)).toBe(0)
  await env.DB.prepare('update user set deactivated_at = 1 where email = ?').bind(email).run()
  await job(0)
  expect(told(email)).toBe(0)
  const { reminders } =
    (await env.DB.prepare('select reminders from tax_form').first<{ reminders: number }>()) ?? {}
  expect(reminders).toBe(1)
  await cronJob('remind-of-tax-forms', NOON + MINUTE, { TAX_KEY })
  expect(told(email)).toBe(0)
})
