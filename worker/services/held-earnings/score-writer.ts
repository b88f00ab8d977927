import { entriesOfHold } from '../../../schema/rules/held-earnings/ledger'
import { type CircleCycle, isHeld, scoreMonth } from '../../../schema/rules/held-earnings/signals'
import { sha256 } from '../../../schema/rules/hex'
import type { Entry } from '../../../schema/rules/membership/ledger'
import type { Currency } from '../../../schema/rules/membership/plans'
import { convert, PAID_IN } from '../../../schema/rules/partner/rates'
import type { Statement } from '../../data/database'
import type { WriterToScore } from '../../data/held-earnings/facts'
import {
  addToHeld,
  correctionsOfHeld,
  forgetProvisional,
  type HeldRow,
  heldById,
  insertHeldCycles,
  insertHeldPart,
  putHeld,
} from '../../data/held-earnings/rows'
import { insertEntry } from '../../data/membership/charges'
import type { JobNeeds } from '../parts'
import { monthFacts } from './month-facts'

export type ScoreParts = JobNeeds<'db' | 'clock'>
/** Rates of a month that is scored for good; nothing while its figures are provisional. */
export type FinalRates = ReadonlyMap<Currency, number> | undefined

/** Hex digits of a case's id. */
const ID_DIGITS = 12

const idOf = async (month: string, partnerId: string): Promise<string> =>
  (await sha256(`${month} ${partnerId}`)).slice(0, ID_DIGITS)

function paidOf(currency: Currency, amount: number, rates: ReadonlyMap<Currency, number>): number {
  if (currency === PAID_IN) return amount
  const rate = rates.get(currency)
  if (rate === undefined) throw new Error(`There is no rate of ${currency}`)
  return convert(amount, currency, rate)
}

/** Entries of a version of held earnings. They fail if they come twice. */
export const bookedHold = (
  id: string,
  version: number,
  entries: readonly Entry[],
  now: number,
): Statement[] => entries.map((entry) => insertEntry({ ...entry, chargeId: id, version, bookedAt: now }))

function amountsOf(cycles: readonly CircleCycle[]): [Currency, number][] {
  const sums = new Map<Currency, number>()
  for (const { currency, amount } of cycles) sums.set(currency, (sums.get(currency) ?? 0) + amount)
  return [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1))
}

/** What was found in a writer's month; with rates, it is held. */
async function scored(
  parts: ScoreParts,
  writer: WriterToScore,
  month: string,
  rates: FinalRates,
): Promise<Statement[]> {
  const { db, clock } = parts
  const { partnerId } = writer
  const id = await idOf(month, partnerId)
  const facts = await monthFacts(db, writer, month)
  const score = facts && scoreMonth(facts)
  if (!facts || !score || !isHeld(score)) return [forgetProvisional(id)]
  const now = clock.now()
  const signalsOf = new Map(score.concerned.map(({ cycle, signals }) => [cycle, signals]))
  const concerned = facts.cycles.filter((cycle) => signalsOf.has(cycle))
  const amounts = amountsOf(concerned)
  const row = {
    id,
    partnerId,
    month,
    points: score.points,
    signals: JSON.stringify(score.signals),
    amounts: JSON.stringify(Object.fromEntries(amounts)),
    foundAt: now,
  }
  if (!rates) return [putHeld({ ...row, state: 'PROVISIONAL' })]
  const held = amounts.map(([currency, amount]) => ({
    partnerId,
    month,
    heldId: id,
    currency,
    amount,
    paid: paidOf(currency, amount, rates),
  }))
  const paid = held.reduce((sum, part) => sum + part.paid, 0)
  return [
    putHeld({ ...row, state: 'HELD', paid, tellAt: now }),
    ...held.map((part) => insertHeldPart(part)),
    insertHeldCycles(
      partnerId,
      id,
      concerned.map((cycle) => ({ ...cycle, signals: JSON.stringify(signalsOf.get(cycle) ?? []) })),
    ),
    ...bookedHold(id, 0, entriesOfHold(undefined, { state: 'HELD', paid }), now),
  ]
}

type Correction = { heldId: string; currency: Currency; amount: number }

/** What a month's corrections add to held earnings of an earlier month, unless they are released. */
function corrected(
  row: HeldRow,
  month: string,
  corrections: readonly Correction[],
  rates: ReadonlyMap<Currency, number>,
  now: number,
): Statement[] {
  if (row.state === 'RELEASED') return []
  const { id: heldId, partnerId, version } = row
  const added = corrections.map(({ currency, amount }) => ({
    partnerId,
    month,
    heldId,
    currency,
    amount,
    paid: paidOf(currency, amount, rates),
  }))
  const more = added.reduce((sum, part) => sum + part.paid, 0)
  return [
    addToHeld(heldId, version, more),
    ...added.map((part) => insertHeldPart(part)),
    ...bookedHold(heldId, version + 1, entriesOfHold(row, { ...row, paid: row.paid + more }), now),
  ]
}

/** Refunds of what is held are taken from that, and not from the writer a second time. */
async function corrections(
  { db, clock }: ScoreParts,
  { partnerId }: WriterToScore,
  month: string,
  rates: ReadonlyMap<Currency, number>,
): Promise<Statement[]> {
  const rows = (await db.all(correctionsOfHeld, partnerId, month)).filter(({ amount }) => amount !== 0)
  const statements: Statement[] = []
  for (const [heldId, own] of Map.groupBy(rows, (row) => row.heldId)) {
    const held = await db.first(heldById, heldId)
    if (held) statements.push(...corrected(held, month, own, rates, clock.now()))
  }
  return statements
}

/** What the score of a writer's month leads to. Rules: docs/rules/partner.md, "Circles" and "Held earnings". */
export async function scoreWriter(
  parts: ScoreParts,
  writer: WriterToScore,
  month: string,
  rates: FinalRates,
): Promise<Statement[]> {
  const [own, earlier] = await Promise.all([
    scored(parts, writer, month, rates),
    rates ? corrections(parts, writer, month, rates) : [],
  ])
  return [...own, ...earlier]
}
