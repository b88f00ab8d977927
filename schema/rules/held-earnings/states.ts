/** Earnings that are held for staff. Rule: docs/rules/partner.md, "Held earnings". */

export const HELD_EARNINGS_STATES = ['PROVISIONAL', 'HELD', 'RELEASED', 'DENIED'] as const
export type HeldEarningsState = (typeof HELD_EARNINGS_STATES)[number]

/** What staff decides. */
export type HeldEarningsAct = 'release' | 'deny'

/** The state after a decision; nothing if it can't be made. What was denied by mistake can still be released. */
export function stateAfter(state: HeldEarningsState, act: HeldEarningsAct): HeldEarningsState | undefined {
  if (act === 'release') return state === 'HELD' || state === 'DENIED' ? 'RELEASED' : undefined
  return state === 'HELD' ? 'DENIED' : undefined
}

/** The states in which a writer isn't paid what was held. */
export const KEPT_FROM_WRITER = ['HELD', 'DENIED'] as const satisfies readonly HeldEarningsState[]

/** Characters of a writer's answer. */
export const MAX_HELD_ANSWER = 2000
/** How many of their months with held earnings a writer sees. */
export const SHOWN_HELD = 24
/** How many members of a case staff sees. */
export const SHOWN_HELD_MEMBERS = 100
