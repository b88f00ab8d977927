import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { DAY } from '../../../schema/rules/time-units'
import { runDue } from '../../../worker/jobs/run-due'
import { mailbox } from '../../../worker/platform/development/mailbox'
import { AUTH_SECRET } from '../../factories/endpoint-context'
import { NOON } from '../../factories/ids'
import { buyer, CARD } from '../membership/buyer'
import { moveTo } from '../membership/nights'

/* What a moved clock makes due is done before the response. Rule: docs/rules/development.md, "Clock". */

test('payments that are due are settled, and their mails sent, when the work has been done', async () => {
  const email = 'due@example.org'
  const somebody = await buyer({ user: { email } })
  await moveTo(somebody, NOON)
  const token = await somebody.fillIn('JOIN', CARD.good)
  await somebody.send('createMembership', { type: 'MONTHLY', price: 0, token })
  const now = NOON + 7 * DAY
  await moveTo(somebody, now)
  await runDue({ ...env, ...somebody.account.vars, AUTH_SECRET } as Env, { now: () => now })
  expect(await somebody.status('state')).toEqual({ state: 'ACTIVE' })
  expect((await somebody.payments()).map(({ amount }) => amount)).toEqual([500])
  const [last] = mailbox().flatMap(({ mail }) => (mail.to === email ? [mail.subject] : []))
  expect(last).toBe('Your receipt from Quire')
})
