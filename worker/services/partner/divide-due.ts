import { monthFor } from '../../../schema/rules/partner/months'
import type { Statement } from '../../data/database'
import type { ChargeRow } from '../../data/membership/charges'
import { countriesOfMemberships } from '../../data/partner/days'
import { chargesToDivide, roundsOfCharges } from '../../data/partner/due'
import { lastShut } from '../../data/partner/months'
import { countRounds, insertLines, insertRound, openMonth, setDivide } from '../../data/partner/rounds'
import { chargesToRetry, setAside, takeBack } from '../../data/partner/set-aside'
import type { JobNeeds } from '../parts'
import { type DueCycle, dueCycles, nextDivide } from './due-cycles'
import { makeRound, type Round, type RoundParts } from './make-round'
import { openPace, type Pace } from './pace'
import { addRounds } from './sums-of-rounds'

type Parts = RoundParts & JobNeeds<'clock' | 'pause'>

/** Charges that one transaction divides: some milliseconds of work. */
const AT_ONCE = 5
/** Charges that one run tries again. */
const TRIED_AGAIN = 25
const LONGEST_REASON = 500

/** The rounds themselves. They fail if they come twice, or if a month isn't open any more. */
function roundStatements(
  rounds: readonly Round[],
  now: number,
  countryOf: ReadonlyMap<string, string>,
): Statement[] {
  const months = Map.groupBy(rounds, ({ month }) => month)
  return [
    ...[...months].flatMap(([month, own]) => [
      openMonth({ month, state: 'OPEN' }),
      countRounds(month, own.length),
    ]),
    ...rounds.map(({ charge, cycle, round, month, kind, member, before, more, weights }) =>
      insertRound({
        chargeId: charge.id,
        number: cycle.number,
        round,
        month,
        kind,
        currency: charge.currency,
        member,
        before,
        ...more,
        weights: JSON.stringify(weights),
        dividedAt: now,
      }),
    ),
    ...insertLines(
      rounds.flatMap(({ charge, cycle, round, month, lines }) =>
        lines.map(({ seconds: _, ...line }) => ({
          ...line,
          chargeId: charge.id,
          number: cycle.number,
          round,
          month,
        })),
      ),
    ),
    ...addRounds(rounds, now, countryOf),
  ]
}

/** A cycle belongs to the month in which it ends, a correction to the present one, unless that is closed. */
const monthOfDue = ({ cycle, recorded }: DueCycle, now: number, shut: string | undefined): string =>
  monthFor(recorded ? now : cycle.endsAt, shut)

async function divideSome(parts: Parts, charges: readonly ChargeRow[], now: number): Promise<void> {
  const { db } = parts
  const ids = JSON.stringify(charges.map(({ id }) => id))
  const memberships = JSON.stringify([...new Set(charges.map(({ membershipId }) => membershipId))])
  const [recorded, shut, countries] = await Promise.all([
    db.all(roundsOfCharges, ids),
    db.first(lastShut, ''),
    db.all(countriesOfMemberships, memberships),
  ])
  const countryOf = new Map(countries.map(({ id, country }) => [id, country]))
  const due = charges.flatMap((charge) =>
    dueCycles(
      charge,
      recorded.filter(({ chargeId }) => chargeId === charge.id),
      now,
    ),
  )
  const rounds = await Promise.all(
    due.map((each) => makeRound(parts, each, monthOfDue(each, now, shut?.month))),
  )
  await db.write([
    ...roundStatements(rounds, now, countryOf),
    ...charges.map((charge) => setDivide(charge.id, charge.version, nextDivide(charge, now))),
    takeBack(ids),
  ])
}

/** Divides a charge. If it can't be, it is set aside with its reason, unless somebody else has divided it meanwhile. */
async function divideOne(parts: Parts, charge: ChargeRow, now: number): Promise<void> {
  try {
    await divideSome(parts, [charge], now)
  } catch (error) {
    const reason = String(error).slice(0, LONGEST_REASON)
    console.error(JSON.stringify({ event: 'fee-set-aside', charge: charge.id, reason }))
    await parts.db.write(setAside(charge, reason, now))
  }
}

/** Divides charges: together, or if that fails, each by itself, so that none keeps the others from being divided. */
async function divideEach(parts: Parts, charges: readonly ChargeRow[], now: number): Promise<void> {
  try {
    await divideSome(parts, charges, now)
  } catch (error) {
    // One of them can't be divided, or somebody else divides them too.
    console.warn(JSON.stringify({ event: 'fees-not-divided', error: String(error) }))
    for (const charge of charges) await divideOne(parts, charge, now)
  }
}

/**
 * Divides cycles that have ended, and what has become of those that are divided, of at most `most` charges that are due
 * until a time; before them, it tries some again that were set aside. Each transaction divides some; killed, done twice or
 * at the same time, it adds nothing twice. Rules: docs/rules/partner.md, "Division" and "Set aside".
 *
 * @returns whether nothing more is due.
 */
export async function divideDue(parts: Parts, pace: Pace, until: number, most: number): Promise<boolean> {
  const now = parts.clock.now()
  for (const charge of await parts.db.all(chargesToRetry, now, TRIED_AGAIN))
    await divideOne(parts, charge, now)
  let isGoingOn = true
  for (let done = 0; isGoingOn && done < most; done += AT_ONCE) {
    const limit = Math.min(AT_ONCE, most - done)
    const charges = await parts.db.all(chargesToDivide, until, limit)
    if (charges.length > 0) await divideEach(parts, charges, now)
    if (charges.length < limit) return true
    isGoingOn = await pace()
  }
  return false
}

/** Divides what is due now: of `perRun` charges at most. */
export const divideFees = (parts: Parts, perRun: number): Promise<boolean> =>
  divideDue(parts, openPace(parts), parts.clock.now(), perRun)
