import { MOST_STORIES } from '../../../schema/rules/partner/division'
import { MEMBER_CYCLES, MEMBER_WRITERS } from '../../../schema/rules/partner/months'
import { cyclesOfCharges, lastChargesOf, linesOfCycle, type MemberCycle } from '../../data/partner/members'
import type { Needs } from '../parts'
import { actorOf } from '../policies/actor'
import { can } from '../policies/can'

/** What a writer got of a cycle; without the account if that is gone. */
export interface CyclePart {
  userId: string | null
  amount: number
}

interface Division {
  parts: readonly CyclePart[]
  /** What all other writers got. */
  others: number
}

/** A cycle with who got what of it, which is read once it is asked for. */
export interface OwnCycle extends MemberCycle {
  division(): Promise<Division>
}

/** Rows of a cycle that are read at most: those of its first round, and of some corrections. */
const MOST_LINES = 5 * MOST_STORIES

async function divisionOf(
  { db }: Needs<'db'>,
  { chargeId, number, writers, kind }: MemberCycle,
): Promise<Division> {
  if (kind === 'POOL') return { parts: [], others: 0 }
  const sums = new Map<string, CyclePart>()
  for (const { partnerId, userId, amount } of await db.all(linesOfCycle, chargeId, number, MOST_LINES))
    sums.set(partnerId, { userId, amount: (sums.get(partnerId)?.amount ?? 0) + amount })
  const parts = [...sums.values()]
    .filter(({ amount }) => amount > 0)
    .toSorted((a, b) => b.amount - a.amount)
    .slice(0, MEMBER_WRITERS)
  const shown = parts.reduce((sum, { amount }) => sum + amount, 0)
  return { parts, others: Math.max(0, writers - shown) }
}

/** The cycles that somebody's last payments were divided into, the last one first. */
async function lastCycles({ db }: Needs<'db'>, userId: string): Promise<MemberCycle[]> {
  // The payment of the cycle that isn't over yet is one of them.
  const charges = await db.all(lastChargesOf, userId, MEMBER_CYCLES + 1)
  if (charges.length === 0) return []
  const cycles = await db.all(cyclesOfCharges, JSON.stringify(charges.map(({ id }) => id)))
  return cycles.toSorted((a, b) => b.dividedAt - a.dividedAt || b.number - a.number).slice(0, MEMBER_CYCLES)
}

/** Where the viewer's fees went, in their own session; null in any other. Rule: docs/rules/partner.md, "What members see". */
export async function memberCycles(parts: Needs<'db' | 'session' | 'browser'>): Promise<OwnCycle[] | null> {
  const present = await parts.session()
  const actor = actorOf(present, parts.browser.mainOrigin)
  if (!present || !can(actor, 'manage', { entity: 'account', account: present.user })) return null
  const cycles = await lastCycles(parts, present.user.id)
  return cycles.map((cycle) => {
    let asked: Promise<Division> | undefined
    return {
      ...cycle,
      division: () => {
        asked ??= divisionOf(parts, cycle)
        return asked
      },
    }
  })
}
