import { moveOf } from '../../../schema/rules/membership/ledger'
import { newId } from '../../../schema/rules/new-id'
import { payoutOfKey } from '../../../schema/rules/payout/payouts'
import { Database } from '../../../worker/data/database'
import { insertEntry } from '../../../worker/data/membership/charges'
import { insertStatement } from '../../../worker/data/partner/months'
import { lookSoon, type PayoutRow, payoutById } from '../../../worker/data/payout/payouts'
import type { Mail } from '../../../worker/platform/mail/mailer'
import { createKeys } from '../../../worker/services/identity/keys'
import { changePayout } from '../../../worker/services/payout/change-payout'
import { makeDuePayouts } from '../../../worker/services/payout/make-payouts'
import { type PayoutAct, staffChange } from '../../../worker/services/payout/staff-change'
import { sweepPayouts } from '../../../worker/services/payout/sweep-payouts'
import { sqliteD1 } from '../../support/membership/sqlite-d1'
import { payoutModel } from './model'

/* Writers who are paid, in a database of its own, by a provider in memory. */

export const WRITERS = ['writer0', 'writer1', 'writer2']

/** The forms that they have signed: 24, 15 and 30 percent are withheld of what they get. */
const TAXED: Readonly<
  Record<string, { kind: string; country: string; claims: number; lastFour: string | null }>
> = {
  writer0: { kind: 'W9', country: 'US', claims: 0, lastFour: null },
  writer1: { kind: 'W8BEN', country: 'IN', claims: 1, lastFour: '085R' },
  writer2: { kind: 'W8BEN', country: 'BR', claims: 0, lastFour: '4705' },
}
export const START = Date.UTC(2026, 0, 1)

export class Killed extends Error {}

/** @param chance decides about each request and each batch; the worker is killed where it says so. */
export function openPayoutSite(
  chance: { isKilled: () => boolean; mood: () => 'good' | 'down' | 'lost' } = {
    isKilled: () => false,
    mood: () => 'good',
  },
) {
  const sqlite = sqliteD1()
  const db = new Database(sqlite.d1)
  const clock = { at: START, now: () => clock.at }
  const mails: Mail[] = []
  let isDead = false
  const kill = () => {
    isDead ||= chance.isKilled()
    if (isDead) throw new Killed('The worker was killed')
  }
  const write = db.write.bind(db)
  db.write = async (statements) => {
    kill()
    const changes = await write(statements)
    kill()
    return changes
  }
  const model = payoutModel(() => chance.mood(), kill)
  const mailer = {
    send: async (mail: Mail) => {
      mails.push(mail)
    },
  }
  const parts = {
    db,
    clock,
    payouts: model.provider,
    taxKeys: createKeys('a key for tax forms of random histories'),
    usSource: 100,
    mailer: mailer as never,
    site: { productName: 'Quire', helpUrl: 'https://quire.example/help' },
    mainOrigin: 'https://quire.example',
    newId,
  }
  for (const [id, { kind, country, claims, lastFour }] of Object.entries(TAXED))
    sqlite.run(
      `insert into tax_form (id, partner_id, kind, office, country, claims_treaty, last_four, sealed, signed_at)
       values (?, ?, ?, 'US', ?, ?, ?, 'sealed', ?)`,
      `form-${id}`,
      `p-${id}`,
      kind,
      country,
      claims,
      lastFour,
      START,
    )
  for (const id of WRITERS) {
    sqlite.run(
      'insert into user (id, username, name, email, created_at) values (?, ?, ?, ?, ?)',
      id,
      id,
      id,
      `${id}@example.org`,
      START,
    )
    sqlite.run(
      "insert into partner (id, user_id, status, joined_on, changed_at) values (?, ?, 'ACTIVE', 0, ?)",
      `p-${id}`,
      id,
      START,
    )
  }
  const payouts = () =>
    sqlite
      .rows<
        Pick<PayoutRow, 'id' | 'status' | 'amount' | 'withheld'> & {
          account: string | null
          transfer: string | null
        }
      >(
        'select id, status, amount, withheld, provider_account_id as account, transfer_id as transfer from payout order by id',
      )
      .map((row) => ({
        ...row,
        isStuck: row.transfer !== null && model.accounts.get(row.account ?? '')?.state === 'gone',
      }))
  return {
    sqlite,
    clock,
    parts,
    model,
    mails,
    payouts,
    /** A month is closed, with what it has brought each writer. */
    async close(month: string, paid: readonly number[]) {
      await write(
        WRITERS.flatMap((writer, i) => {
          const amount = paid[i] ?? 0
          const partnerId = `p-${writer}`
          return [
            insertStatement({
              partnerId,
              month,
              currency: 'USD',
              amount,
              pooled: 0,
              paid: amount,
              bookedAt: clock.at,
            }),
            ...moveOf('allocation', amount, 'USD').map((entry) =>
              insertEntry({
                ...entry,
                chargeId: `${month}:USD:${partnerId}`,
                version: 0,
                bookedAt: clock.at,
              }),
            ),
          ]
        }),
      )
      sqlite.run(
        "insert into partner_month (month, state, rounds, closed_at) values (?, 'CLOSED', 1, ?)",
        month,
        clock.at,
      )
    },
    /** A writer has an account at the provider, or another one. */
    connect(writer: string, number: number) {
      const id = `acct_${writer}_${number}`
      model.accounts.set(id, { balance: 0, state: 'ready', bank: 'takes' })
      sqlite.run(
        `insert into payout_account (partner_id, number, provider_account_id, country, state, check_at, created_at, changed_at)
         values (?, ?, ?, ?, 'NEW', ?, ?, ?) on conflict do update set number = excluded.number, provider_account_id = excluded.provider_account_id, check_at = excluded.check_at`,
        `p-${writer}`,
        number,
        id,
        TAXED[writer]?.country ?? 'US',
        clock.at,
        clock.at,
        clock.at,
      )
      return id
    },
    /** The banks answer, and the provider's webhooks tell of it. */
    async settle() {
      const keys = model.settle()
      if (keys.length > 0) await write(keys.map((key) => lookSoon(payoutOfKey(key), clock.at)))
    },
    /** What a minute's cron does. @returns whether it was killed. */
    async minute(): Promise<boolean> {
      isDead = false
      try {
        await makeDuePayouts(parts, 1000)
        await sweepPayouts(parts, 50)
      } catch (error) {
        if (!(error instanceof Killed)) throw error
      }
      return isDead
    },
    /** Staff acts on a payout, if that can be done. */
    async act(id: string, act: PayoutAct): Promise<boolean> {
      const row = await db.first(payoutById, id)
      const change = row && staffChange(row, act, 'A reason', clock.at)
      if (!row || !change) return false
      await write(changePayout(row, change, clock.at))
      return true
    },
    balance: (account: string): number =>
      sqlite.rows<{ sum: number }>(
        'select coalesce(sum(amount), 0) as sum from ledger_entry where account = ?',
        account,
      )[0]?.sum ?? 0,
  }
}
