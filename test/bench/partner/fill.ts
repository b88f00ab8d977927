import { addMonths } from '../../../schema/rules/membership/periods'
import { boundsOfMonth, monthOfTime } from '../../../schema/rules/partner/months'
import { DAY } from '../../../schema/rules/time-units'
import { NEWEST, NUMBERS, USER_ID, USERS } from '../generate'

/** How many are written by one statement, each with what they read: a statement may take 30 seconds. */
const AT_ONCE = 1000
/** What each member reads in a cycle. */
const READS = 20
const FEE = 500
/** One writer for so many members, and so many stories of each. */
const MEMBERS_OF_WRITER = 20
const STORIES_OF_WRITER = 4

/** What is in the month that is closed. */
export interface Filled {
  month: string
  members: number
  reads: number
  writers: number
  stories: number
}

/** Ids that no row of the bench's other content has. */
const STORY_ID = (i: string): string => `printf('d1%010x', ${i})`
const WRITER_ID = (i: string): string => USER_ID(`${USERS} + ${i}`)
const MEMBER_ID = (i: string): string => `printf('ab%010x', ${i})`
const PARTNER_ID = (i: string): string => `printf('d2%010x', ${i})`
const CHARGE_ID = (i: string): string => `printf('d3%010x', ${i})`

/** From 0 to ?3, scattered: which story a member reads `j`th. */
const READ_STORY = '((i * 7919 + j * 104729 + 13) % ?3)'

const PEOPLE = (id: (i: string) => string, name: string): string =>
  `${NUMBERS} INSERT INTO user (id, username, name, created_at) SELECT ${id('i')}, '${name}-' || i, 'A ' || i, ${NEWEST} FROM n`

/** ?3 is the first day on which they earn. */
const PARTNERS = `${NUMBERS} INSERT INTO partner (id, user_id, status, joined_on, changed_at)
  SELECT ${PARTNER_ID('i')}, ${WRITER_ID('i')}, 'ACTIVE', ?3, ${NEWEST} FROM n`

/** ?3 is the number of writers. */
const STORIES = `${NUMBERS} INSERT INTO post (id, state, access, creator_id, title, created_at, updated_at, reading_time)
  SELECT ${STORY_ID('i')}, 'published', 'locked', ${WRITER_ID('i % ?3')}, 'Story ' || i, ${NEWEST}, ${NEWEST}, 120 + i % 600 FROM n`

/** Cycles that end from ?4 on, each a second after the one before; they began at ?3. Every tenth is in Canadian dollars. */
const CHARGES = `${NUMBERS} INSERT INTO charge (id, "key", user_id, membership_id, purpose, plan, price, cycle, starts_at, ends_at,
    provider, status, amount, currency, fee, created_at, settled_at, divide_at)
  SELECT ${CHARGE_ID('i')}, 'bench-' || i, ${MEMBER_ID('i')}, ${CHARGE_ID('i')}, 'JOIN', 'monthly', ${FEE}, 1, ?3, ?4 + i,
    'STRIPE', 'PAID', ${FEE}, CASE WHEN i % 10 = 9 THEN 'CAD' ELSE 'USD' END, 45, ?3, ?3, ?4 + i FROM n`

/** ?3 is the number of stories, ?4 the first day of the cycles. */
const READS_OF_MEMBERS = `WITH RECURSIVE k(j) AS (SELECT 0 UNION ALL SELECT j + 1 FROM k WHERE j < ${READS - 1})
  ${NUMBERS.replace('WITH RECURSIVE', ',')} INSERT OR IGNORE INTO post_read (post_id, day, user_id, seconds, is_locked)
  SELECT ${STORY_ID(READ_STORY)}, ?4 + (i + j) % 28, ${MEMBER_ID('i')}, 30 + (i * 31 + j * 17) % 500, 1 FROM n CROSS JOIN k`

async function inSteps(DB: D1Database, sql: string, count: number, ...more: number[]): Promise<void> {
  for (let from = 0; from < count; from += AT_ONCE)
    await DB.prepare(sql)
      .bind(from, Math.min(from + AT_ONCE, count) - 1, ...more)
      .run()
}

/** Fills the month before the present one: members whose cycles end in it, and what they read in them. */
export async function fillMonth({ DB }: Pick<Env, 'DB'>, members: number): Promise<Filled> {
  const month = monthOfTime(boundsOfMonth(monthOfTime(Date.now())).start - DAY)
  const { start, end } = boundsOfMonth(month)
  const endsAt = end - 2 * DAY
  const startsAt = addMonths(endsAt, -1)
  const writers = Math.max(1, Math.round(members / MEMBERS_OF_WRITER))
  const stories = writers * STORIES_OF_WRITER
  await inSteps(DB, PEOPLE(WRITER_ID, 'bench-writer'), writers)
  await inSteps(DB, PEOPLE(MEMBER_ID, 'bench-member'), members)
  await inSteps(DB, PARTNERS, writers, Math.floor(start / DAY) - 365)
  await inSteps(DB, STORIES, stories, writers)
  await inSteps(DB, CHARGES, members, startsAt, endsAt)
  await inSteps(DB, READS_OF_MEMBERS, members, stories, Math.floor(startsAt / DAY) + 1)
  const counted = await DB.prepare(
    'SELECT count(*) AS reads FROM post_read WHERE user_id >= ? AND user_id < ?',
  )
    .bind('ab', 'ac')
    .first<{ reads: number }>()
  await DB.prepare("INSERT INTO partner_rate (month, currency, rate, set_at) VALUES (?, 'CAD', 731200, ?)")
    .bind(month, start)
    .run()
  return { month, members, reads: counted?.reads ?? 0, writers, stories }
}
