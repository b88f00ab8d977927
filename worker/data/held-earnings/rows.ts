import { and, count, desc, eq, gt, ne, sql } from 'drizzle-orm'
import type { HeldEarningsState } from '../../../schema/rules/held-earnings/states'
import type { Currency } from '../../../schema/rules/membership/plans'
import { heldCycle, heldEarnings, heldPart } from '../../../schema/tables/held-earnings'
import { charge } from '../../../schema/tables/ledger'
import { partnerLine } from '../../../schema/tables/partner'
import type { RowOf, Statement } from '../database'
import { before, indexedBy, jsonEach } from '../sql/fragments'
import { idsDue } from '../sql/ids-due'
import { insert, insertFrom, upsertWhere } from '../sql/insert'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { only, without } from '../sql/rows'
import { deleteFrom, update, write } from '../sql/write'

/* Held earnings. Rule: docs/rules/partner.md, "Held earnings". */

/** More cases of a writer, each in all currencies, than there are months in which cycles change. */
const MOST_CORRECTED = 500

export const heldById = query('heldEarningsById', (id: Param<string>) =>
  select(without(heldEarnings)).from(heldEarnings).where(eq(heldEarnings.id, id)),
)
export type HeldRow = RowOf<typeof heldById>

/** Cases in a state that were found before a time, the latest first. */
export const heldInState = query(
  'heldEarningsInState',
  (state: Param<HeldEarningsState>, at: Param<number>, id: Param<string>, limit: Param<number>) =>
    select(without(heldEarnings))
      .from(indexedBy(heldEarnings, 'held_earnings_in_state'))
      .where(and(eq(heldEarnings.state, state), before([heldEarnings.foundAt, heldEarnings.id], [at, id])))
      .orderBy(desc(heldEarnings.foundAt), desc(heldEarnings.id))
      .limit(limit),
)

/** How many cases are in a state, how much they are about, and since when the first of them is. */
export const heldTogether = query('heldEarningsTogether', (state: Param<HeldEarningsState>) =>
  select({
    count: count(),
    amount: sql<number>`coalesce(sum(${heldEarnings.paid}), 0)`,
    since: sql<number | null>`min(${heldEarnings.foundAt})`,
  })
    .from(indexedBy(heldEarnings, 'held_earnings_in_state'))
    .where(eq(heldEarnings.state, state)),
)

/** A writer's, the latest month first, without provisional ones. */
export const heldOfPartner = query(
  'heldEarningsOfPartner',
  (partnerId: Param<string>, limit: Param<number>) =>
    select(without(heldEarnings))
      .from(indexedBy(heldEarnings, 'held_earnings_once'))
      .where(and(eq(heldEarnings.partnerId, partnerId), ne(heldEarnings.state, 'PROVISIONAL')))
      .orderBy(desc(heldEarnings.month))
      .limit(limit),
)

/** Of which writers are to be told, the one that has waited longest first. */
export const heldToTell = idsDue(
  'heldEarningsToTell',
  { id: heldEarnings.id, at: heldEarnings.tellAt },
  'held_earnings_to_tell',
)

/** The cycles of a case with whose they are, those that brought the most first. */
export const cyclesOfHeld = query('cyclesOfHeldEarnings', (heldId: Param<string>, limit: Param<number>) =>
  select({
    ...only(heldCycle, 'chargeId', 'number', 'currency', 'amount', 'signals'),
    ...only(charge, 'userId'),
  })
    .from(indexedBy(heldCycle, 'held_cycle_of'))
    .crossJoin(charge)
    .where(and(eq(heldCycle.heldId, heldId), eq(charge.id, heldCycle.chargeId)))
    .orderBy(desc(heldCycle.amount), desc(heldCycle.chargeId))
    .limit(limit),
)
export type HeldCycleRow = RowOf<typeof cyclesOfHeld>

/** What corrections of cycles that are held have brought a writer in a month. */
export const correctionsOfHeld = query(
  'correctionsOfHeldEarnings',
  (partnerId: Param<string>, month: Param<string>) =>
    select({ ...only(heldCycle, 'heldId', 'currency'), amount: sql<number>`sum(${partnerLine.amount})` })
      .from(indexedBy(partnerLine, 'partner_line_of'))
      .crossJoin(heldCycle)
      .where(
        and(
          eq(partnerLine.partnerId, partnerId),
          eq(partnerLine.month, month),
          gt(partnerLine.round, 0),
          eq(heldCycle.partnerId, partnerLine.partnerId),
          eq(heldCycle.chargeId, partnerLine.chargeId),
          eq(heldCycle.number, partnerLine.number),
        ),
      )
      .groupBy(heldCycle.heldId, heldCycle.currency)
      .limit(MOST_CORRECTED),
)

/** Stores what was found, in place of what was found provisionally. */
export const putHeld = upsertWhere(heldEarnings, [], () => eq(heldEarnings.state, 'PROVISIONAL'))

/** Nothing is found any more. */
export const forgetProvisional = write((id: Param<string>) =>
  deleteFrom(heldEarnings).where(and(eq(heldEarnings.id, id), eq(heldEarnings.state, 'PROVISIONAL'))),
)

/** A part that exists fails the batch. */
export const insertHeldPart = insert(heldPart)

const insertSomeCycles = write((partnerId: Param<string>, heldId: Param<string>, cycles: Param<string>) => {
  const { from, part } = jsonEach(cycles)
  return insertFrom(
    heldCycle,
    select({
      partnerId: sql<string>`${partnerId}`,
      chargeId: part<string>('$[0]'),
      number: part<number>('$[1]'),
      heldId: sql<string>`${heldId}`,
      currency: part<Currency>('$[2]'),
      amount: part<number>('$[3]'),
      signals: part<string>('$[4]'),
    }).from(from),
  )
})

type HeldCycle = typeof heldCycle.$inferInsert

/** A writer's cycles that are held. One that exists fails the batch. */
export const insertHeldCycles = (
  partnerId: string,
  heldId: string,
  cycles: readonly Omit<HeldCycle, 'partnerId' | 'heldId'>[],
): Statement =>
  insertSomeCycles(
    partnerId,
    heldId,
    JSON.stringify(
      cycles.map(({ chargeId, number, currency, amount, signals }) => [
        chargeId,
        number,
        currency,
        amount,
        signals,
      ]),
    ),
  )

/** If it has changed meanwhile, the batch fails: the column may not be null. */
const nextVersion = (version: Param<number>) =>
  sql`case when ${heldEarnings.version} = ${version} then ${heldEarnings.version} + 1 end`

/** Adds a correction to what is held. */
export const addToHeld = write((id: Param<string>, version: Param<number>, paid: Param<number>) =>
  update(heldEarnings)
    .set({ paid: sql`${heldEarnings.paid} + ${paid}`, version: nextVersion(version) })
    .where(eq(heldEarnings.id, id)),
)

export const decideHeld = write(
  (
    id: Param<string>,
    version: Param<number>,
    state: Param<HeldEarningsState>,
    reason: Param<string>,
    now: Param<number>,
  ) =>
    update(heldEarnings)
      .set({ state, reason, decidedAt: now, tellAt: now, version: nextVersion(version) })
      .where(eq(heldEarnings.id, id)),
)

/** Stores a writer's answer to what is held, unless there is one, or it is decided. */
export const answerHeld = write((id: Param<string>, answer: Param<string>, now: Param<number>) =>
  update(heldEarnings)
    .set({ answer, answeredAt: now })
    .where(
      and(eq(heldEarnings.id, id), eq(heldEarnings.state, 'HELD'), sql`${heldEarnings.answeredAt} is null`),
    ),
)

/** The writer is told of it later, as it is in a version. */
export const tellHeldLater = write((id: Param<string>, version: Param<number>, at: Param<number>) =>
  update(heldEarnings)
    .set({ tellAt: at })
    .where(and(eq(heldEarnings.id, id), eq(heldEarnings.version, version))),
)

/** The writer is told of it as it was in a version. */
export const setTold = write((id: Param<string>, version: Param<number>) =>
  update(heldEarnings)
    .set({ tellAt: null })
    .where(and(eq(heldEarnings.id, id), eq(heldEarnings.version, version))),
)
