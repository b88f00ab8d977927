import { entriesOf } from '../../../schema/rules/membership/ledger'
import type { Currency } from '../../../schema/rules/membership/plans'
import { isDividable, type Payment } from '../../../schema/rules/partner/fee'
import { Database } from '../../../worker/data/database'
import { chargeById, insertCharge, insertEntry, updateCharge } from '../../../worker/data/membership/charges'
import { createKeys } from '../../../worker/services/identity/keys'
import { sqliteD1 } from '../../support/membership/sqlite-d1'
import { START } from './any-month'

/* A site with members, writers and stories, in a database of its own. */

export const MEMBERS = ['member0', 'member1', 'member2', 'member3']
export const WRITERS = ['writer0', 'writer1', 'writer2', 'writer3']
/** Of the writers; the last one isn't in the programme. */
export const PARTNERS = ['partner0', 'partner1', 'partner2']
export const STORIES = ['story0', 'story1', 'story2', 'story3', 'story4', 'story5']

/** A payment that was never made. */
const OPEN = { status: 'OPEN', amount: 0, fee: 0, tax: 0, refunded: 0, isSurplus: false } as const

export class Killed extends Error {}

/**
 * Opens a site.
 *
 * @param isKilled is asked before and after each batch: the worker is then killed, and writes nothing until it is started
 * again.
 */
export function openProgram(isKilled: () => boolean = () => false) {
  const sqlite = sqliteD1()
  const clock = { at: START, now: () => clock.at }
  const db = new Database(sqlite.d1)
  const write = db.write.bind(db)
  let isDead = false
  const kill = () => {
    isDead ||= isKilled()
    if (isDead) throw new Killed('The worker was killed')
  }
  db.write = async (statements) => {
    kill()
    const changes = await write(statements)
    kill()
    return changes
  }
  for (const id of [...MEMBERS, ...WRITERS])
    sqlite.run(
      'insert into user (id, username, name, email, created_at) values (?, ?, ?, ?, ?)',
      id,
      id,
      id,
      `${id}@example.org`,
      START,
    )
  for (const [i, id] of STORIES.entries())
    sqlite.run(
      "insert into post (id, state, access, creator_id, title, created_at, updated_at, reading_time) values (?, 'published', 'locked', ?, ?, ?, ?, ?)",
      id,
      WRITERS[i % WRITERS.length] ?? '',
      id,
      START,
      START,
      120 + 60 * i,
    )
  for (const [i, id] of PARTNERS.entries())
    sqlite.run(
      "insert into partner (id, user_id, status, joined_on, changed_at) values (?, ?, 'ACTIVE', 0, ?)",
      id,
      WRITERS[i] ?? '',
      START,
    )
  const parts = { db, clock, pause: async () => {}, keys: createKeys('a-secret-of-these-tests-that-is-long') }
  /** A batch of the test's own, which nobody kills. */
  const quiet = (statements: Parameters<typeof write>[0]) => write(statements)
  return {
    sqlite,
    clock,
    parts,
    read: (member: string, story: string, day: number, seconds: number, isLocked = true) =>
      sqlite.run(
        'insert or ignore into post_read (post_id, day, user_id, seconds, is_locked) values (?, ?, ?, ?, ?)',
        story,
        day,
        member,
        seconds,
        Number(isLocked),
      ),
    follow: (member: string, writer: string) =>
      sqlite.run(
        "insert or ignore into follow (user_id, kind, target_id, created_at, viewed_at) values (?, 'user', ?, ?, ?)",
        member,
        writer,
        START,
        START,
      ),
    writeWith: (story: string, writer: string) =>
      sqlite.run(
        'insert or ignore into co_author (post_id, user_id, position, invited_at, accepted_at) values (?, ?, 1, ?, ?)',
        story,
        writer,
        START,
        START,
      ),
    /** A writer leaves, or is suspended: what is read from that day on doesn't earn. */
    leave: (writer: string, day: number, status: 'INACTIVE' | 'SUSPENDED') =>
      sqlite.run(
        'update partner set status = ?, left_on = ? where user_id = ? and left_on is null',
        status,
        day,
        writer,
      ),
    /** A story is deleted, or its co-authors are taken out. */
    lose: (story: string, what: 'story' | 'co-authors') =>
      what === 'story'
        ? sqlite.run("update post set state = 'deleted' where id = ?", story)
        : sqlite.run('delete from co_author where post_id = ?', story),
    /** A charge is begun, of which nothing is known yet. */
    begin: (id: string, member: string, currency: Currency, payment: Payment) =>
      quiet([
        insertCharge({
          ...payment,
          ...OPEN,
          id,
          key: id,
          userId: member,
          membershipId: `membership of ${member}`,
          price: payment.amount,
          cycle: 1,
          provider: 'STRIPE',
          currency,
          createdAt: clock.at,
        }),
      ]),
    /** What became of a charge becomes known, with its books. */
    async become(id: string, payment: Payment) {
      const row = await db.first(chargeById, id)
      if (!row) throw new Error(`There is no charge ${id}`)
      const isDue = isDividable(row) || isDividable(payment)
      await quiet([
        updateCharge(
          id,
          row.version,
          payment.status,
          id,
          payment.amount,
          payment.fee,
          payment.tax,
          payment.refunded,
          null,
          clock.at,
          payment.isSurplus,
          null,
          isDue ? clock.at : row.divideAt,
          row.compareAt,
        ),
        ...entriesOf(row, payment, row.currency).map((entry) =>
          insertEntry({ ...entry, chargeId: id, version: row.version + 1, bookedAt: clock.at }),
        ),
      ])
    },
    start() {
      isDead = false
    },
    /** A charge gets a plan that nobody knows, so that it can't be divided, or its own again. */
    setPlan: (id: string, plan: string) => sqlite.run('update charge set plan = ? where id = ?', plan, id),
    /** Everything that is stored of the programme, in order. */
    stored: (): string =>
      JSON.stringify(
        [
          'partner_cycle',
          'partner_line',
          'partner_earning',
          'partner_month',
          'partner_set_aside',
          'partner_sum',
          'partner_statement',
          'partner_file',
          'held_earnings',
          'held_cycle',
          'held_part',
          'ledger_entry',
        ].map((table) => sqlite.rows(`select * from ${table} order by 1, 2, 3`)),
      ),
  }
}

export type Program = ReturnType<typeof openProgram>
