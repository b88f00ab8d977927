import type { Payment } from '../../../schema/rules/partner/fee'
import { DAY } from '../../../schema/rules/time-units'
import { openProgram } from '../partner/program'

/* A site on which anybody may read, write, and pay with any card. */

/** When everybody's cycle begins and ends. */
export const FROM = Date.UTC(2026, 2, 3)
export const TO = Date.UTC(2026, 3, 3)
export const MONTH = '2026-04'
export const FIRST_DAY = FROM / DAY
/** How long a story takes, in seconds. */
const READING_TIME = 600

interface Member {
  /** When they became a member, in days before their cycle. */
  since?: number
  card?: string | undefined
  /** What they pay with after a change. */
  changedTo?: string | undefined
}

export function openCircleSite(isKilled?: () => boolean) {
  const program = openProgram(isKilled)
  const { sqlite } = program
  const payments = new Map<string, Payment>()
  const create = (id: string) =>
    sqlite.run(
      'insert or ignore into user (id, username, name, email, created_at) values (?, ?, ?, ?, 0)',
      id,
      id,
      id,
      `${id}@example.org`,
    )
  return {
    ...program,
    /** Somebody in the programme, with one story of their name. */
    writer(id: string): void {
      create(id)
      sqlite.run(
        "insert into partner (id, user_id, status, joined_on, changed_at) values (?, ?, 'ACTIVE', 0, 0)",
        `p-${id}`,
        id,
      )
      sqlite.run(
        "insert into post (id, state, access, creator_id, title, created_at, updated_at, reading_time) values (?, 'published', 'locked', ?, ?, 0, 0, ?)",
        `story of ${id}`,
        id,
        id,
        READING_TIME,
      )
    },
    /** Somebody in the programme is a co-author of a writer's story. */
    shares(writer: string, coAuthor: string): void {
      sqlite.run(
        'insert into co_author (post_id, user_id, position, invited_at, accepted_at) values (?, ?, (select count(*) + 1 from co_author), 0, 1)',
        `story of ${writer}`,
        coAuthor,
      )
    },
    /** Somebody who pays 5 dollars for the cycle. */
    async member(id: string, { since = 400, card, changedTo }: Member = {}): Promise<void> {
      create(id)
      const membershipId = `membership of ${id}`
      sqlite.run(
        "insert into membership (id, user_id, provider, customer_id, method_id, method, country, started_at, subscription, fact_count, ends_at, method_fingerprint) values (?, ?, 'STRIPE', '', '', '{}', 'US', ?, '{}', 0, 0, ?)",
        membershipId,
        id,
        FROM - since * DAY,
        changedTo ?? null,
      )
      sqlite.run(
        "insert into purchase (id, user_id, state, membership_id, provider, country, quote, kept, created_at, updated_at) values (?, ?, 'DONE', ?, 'STRIPE', 'US', '{}', ?, 0, 0)",
        `purchase of ${id}`,
        id,
        membershipId,
        JSON.stringify({ customerId: '', methodId: '', method: {}, ...(card && { fingerprint: card }) }),
      )
      const payment: Payment = {
        plan: 'monthly',
        purpose: 'RENEW',
        startsAt: FROM,
        endsAt: TO,
        status: 'PAID',
        amount: 500,
        fee: 45,
        tax: 0,
        refunded: 0,
        isSurplus: false,
      }
      program.clock.at = FROM
      await program.begin(`charge of ${id}`, id, 'USD', payment)
      await program.become(`charge of ${id}`, payment)
      payments.set(id, payment)
    },
    /** @param day of the cycle, from 0 on. */
    reads: (member: string, writer: string, day: number, seconds = 300) =>
      program.read(member, `story of ${writer}`, FIRST_DAY + day, seconds),
    /** A part of a member's fee is given back, or all of it. */
    async refund(id: string, refunded: number): Promise<void> {
      const payment = payments.get(id)
      if (!payment) throw new Error(`${id} has paid nothing`)
      const status = refunded === payment.amount ? 'REFUNDED' : 'PAID'
      const after = { ...payment, status, refunded } as const
      payments.set(id, after)
      await program.become(`charge of ${id}`, after)
    },
    held: () =>
      sqlite.rows<{
        id: string
        partner: string
        month: string
        state: string
        paid: number
        signals: string
      }>(
        'select id, partner_id as partner, month, state, paid, signals from held_earnings order by partner_id, month',
      ),
    balance: (account: string): number =>
      sqlite.rows<{ sum: number }>(
        'select coalesce(sum(amount), 0) as sum from ledger_entry where account = ?',
        account,
      )[0]?.sum ?? 0,
    /** All that writers have of closed months. */
    earned: (): number =>
      sqlite.rows<{ sum: number }>('select coalesce(sum(paid), 0) as sum from partner_statement')[0]?.sum ??
      0,
  }
}

export type CircleSite = ReturnType<typeof openCircleSite>
