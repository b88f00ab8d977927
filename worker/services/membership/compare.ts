import { DAY, HOUR } from '../../../schema/rules/time-units'
import { type ChargeRow, chargeByKey } from '../../data/membership/charges'
import { advanceCheck, type CheckRow, checksOf, insertCheck } from '../../data/membership/events'
import { type LookParts, look } from './look'
import type { Charge, PaymentProvider } from './provider'

export type CompareParts = LookParts & { newId(): string }

/** How often everything is compared, and how far back the first time, in milliseconds. */
const EVERY = DAY
const FIRST = 7 * DAY
/** Comparisons overlap, because clocks differ. */
const OVERLAP = 6 * HOUR
/** How many pages of the provider's list one run reads; the next run continues. */
const PAGES = 5
/** The longest report that is kept, in characters. */
const MAX_NOTES = 20_000

const SAID = ['status', 'amount', 'currency', 'fee', 'refunded'] as const satisfies readonly (keyof Charge &
  keyof ChargeRow)[]

/** How a charge differs from what its provider says, as a line for the report; nothing if it doesn't. */
function difference(row: ChargeRow, charge: Charge): string | undefined {
  // What a provider doesn't tell doesn't differ.
  const differing = SAID.filter((key) => charge[key] !== null && row[key] !== charge[key])
  return differing.length === 0
    ? undefined
    : `${row.key}: ${differing.map((key) => `${key} ${row[key]} → ${charge[key]}`).join(', ')}`
}

/** Compares a charge, and corrects what differs. @returns a line for the report. */
export async function compareCharge(
  parts: LookParts,
  charge: Charge,
): Promise<{ mended?: string; unknown?: string; open?: string }> {
  const row = charge.key === '' ? undefined : await parts.db.first(chargeByKey, charge.key)
  if (!row) return { unknown: `${charge.providerChargeId}: not ours (${charge.amount} ${charge.currency})` }
  const differences = difference(row, charge)
  if (differences === undefined) return {}
  const after = await look(parts, row.id)
  // If the provider doesn't answer, the job asks again: nothing is mended yet.
  return after?.version === row.version ? { open: differences } : { mended: differences }
}

/** The unfinished comparison, or a new one if a day has passed; otherwise nothing. */
async function begin(
  { db, clock, newId }: CompareParts,
  provider: PaymentProvider['name'],
): Promise<CheckRow | undefined> {
  const now = clock.now()
  const [last] = await db.all(checksOf, provider, 1)
  if (last && last.finishedAt === null) return last
  if (last && now - last.startedAt < EVERY) return undefined
  const check = {
    id: newId(),
    provider,
    since: (last?.startedAt ?? now - FIRST) - OVERLAP,
    startedAt: now,
  }
  await db.write([insertCheck(check)])
  return { ...check, cursor: null, finishedAt: null, compared: 0, mended: 0, unknown: 0, notes: '' }
}

/**
 * Compares our charges with what a provider says, once a day, and corrects what was missed. The status page shows the
 * report. Rule: docs/rules/membership.md, "Comparison".
 */
export async function compare(parts: CompareParts, provider: PaymentProvider): Promise<void> {
  const check = await begin(parts, provider.name)
  if (!check) return
  let { cursor, compared, mended, unknown, notes } = check
  for (let page = 0; page < PAGES; page++) {
    const answer = await provider.chargesSince(check.since, cursor)
    if (answer.is === 'unavailable') return
    for (const charge of answer.value.charges) {
      const comparison = await compareCharge(parts, charge)
      compared += 1
      if (comparison.mended !== undefined) mended += 1
      if (comparison.unknown !== undefined) unknown += 1
      const note =
        comparison.mended ??
        comparison.unknown ??
        (comparison.open && `${comparison.open} (not answered yet)`)
      if (note !== undefined && notes.length < MAX_NOTES) notes += `${note}\n`
    }
    cursor = answer.value.next
    const finishedAt = cursor === null ? parts.clock.now() : null
    await parts.db.write([advanceCheck(check.id, cursor, compared, mended, unknown, notes, finishedAt)])
    if (cursor === null) return
  }
}
