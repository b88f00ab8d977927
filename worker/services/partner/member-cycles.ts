import { MEMBER_CYCLES, MEMBER_WRITERS } from '../../../schema/rules/partner/months'
import type { RowOf } from '../../data/database'
import { cyclesOfMember, type MemberCycle, writersOfCycle } from '../../data/partner/members'
import type { Needs } from '../parts'
import { actorOf } from '../policies/actor'
import { can } from '../policies/can'

/** What a writer got of a cycle; without the account if that is gone. */
export type CyclePart = RowOf<typeof writersOfCycle>

interface Division {
  parts: readonly CyclePart[]
  /** What all other writers got. */
  others: number
}

/** A cycle with who got what of it, which is read once it is asked for. */
export interface OwnCycle extends MemberCycle {
  division(): Promise<Division>
}

async function divisionOf(
  { db }: Needs<'db'>,
  { chargeId, number, writers, kind }: MemberCycle,
): Promise<Division> {
  if (kind === 'POOL') return { parts: [], others: 0 }
  const parts = await db.all(writersOfCycle, chargeId, number, MEMBER_WRITERS)
  const shown = parts.reduce((sum, { amount }) => sum + amount, 0)
  return { parts, others: Math.max(0, writers - shown) }
}

/** Where the viewer's fees went, in their own session; null in any other. Rule: docs/rules/partner.md, "What members see". */
export async function memberCycles(parts: Needs<'db' | 'session' | 'browser'>): Promise<OwnCycle[] | null> {
  const present = await parts.session()
  const actor = actorOf(present, parts.browser.mainOrigin)
  if (!present || !can(actor, 'manage', { entity: 'account', account: present.user })) return null
  const cycles = await parts.db.all(cyclesOfMember, present.user.id, MEMBER_CYCLES)
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
