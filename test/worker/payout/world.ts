import { env } from 'cloudflare:workers'
import { DAY } from '../../../schema/rules/time-units'
import { stripeConnectWebhook } from '../../../worker/endpoints/payout/webhook'
import { endpointContext } from '../../factories/endpoint-context'
import { NOON, nextId } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { createUser } from '../../factories/user'
import { open, opened } from '../payouts/opened'

/** Each test has payouts of its own. */
export async function forgetPayouts(): Promise<void> {
  const tables = [
    'payout',
    'payout_account',
    'payout_run',
    'tax_form',
    'partner_month',
    'partner_statement',
    'ledger_entry',
  ]
  await env.DB.batch(tables.map((table) => env.DB.prepare(`delete from ${table}`)))
}

const run = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run()

/** A writer with an account at the stand-in, who is owed an amount of a closed month, and the cron with its clock. */
export async function openPayouts(entered: Record<string, string> = {}, amount = 2500) {
  const with_ = open()
  const { id: userId } = await createUser()
  const partnerId = nextId()
  const clock = { at: NOON }
  const { providerAccountId } = await opened(with_, entered)
  await run(
    "insert into partner (id, user_id, status, joined_on, changed_at) values (?, ?, 'ACTIVE', 0, ?)",
    partnerId,
    userId,
    NOON,
  )
  await run(
    `insert into payout_account (partner_id, number, provider_account_id, country, state, check_at, created_at, changed_at)
     values (?, 1, ?, 'US', 'NEW', ?, ?, ?)`,
    partnerId,
    providerAccountId,
    NOON,
    NOON,
    NOON,
  )
  const close = async (month: string, paid = amount) => {
    await run(
      "insert into partner_statement (partner_id, month, currency, amount, pooled, paid, booked_at) values (?, ?, 'USD', ?, 0, ?, ?)",
      partnerId,
      month,
      paid,
      paid,
      clock.at,
    )
    await run(
      "insert into partner_month (month, state, rounds, closed_at) values (?, 'CLOSED', 1, ?)",
      month,
      clock.at,
    )
  }
  await close('2026-10')
  return {
    ...with_,
    clock,
    userId,
    partnerId,
    providerAccountId,
    close,
    /** What a minute's cron does. */
    async minute(ms = 60_000): Promise<void> {
      clock.at += ms
      await cronJob('make-payouts', clock.at, with_.account.vars)
      await cronJob('send-payouts', clock.at, with_.account.vars)
    },
    days(this: { minute(ms: number): Promise<void> }, days: number) {
      return this.minute(days * DAY)
    },
    payouts: async () =>
      (
        await env.DB.prepare('select * from payout where partner_id = ? order by month')
          .bind(partnerId)
          .all<Record<string, string | number | null>>()
      ).results,
    /** The books, by account. */
    books: async () =>
      Object.fromEntries(
        (
          await env.DB.prepare('select account, sum(amount) as sum from ledger_entry group by account').all<{
            account: string
            sum: number
          }>()
        ).results.map(({ account, sum }) => [account, sum]),
      ),
    /** A webhook arrives. @returns its answer's status. */
    async hear(
      event: { type: string; object: object; account: string | null },
      secret?: string,
    ): Promise<number> {
      const { headers, body } = await with_.account.webhookOf(event, clock.at, secret)
      const response = await stripeConnectWebhook(
        endpointContext('/_/webhooks/stripe/connect', {
          method: 'POST',
          headers,
          body,
          now: clock.at,
          env: with_.account.vars,
        }),
      )
      return response?.status ?? 404
    },
  }
}
