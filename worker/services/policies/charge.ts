import { isInPerson } from './actor'
import type { Policy } from './policy'

export interface ChargeThing {
  entity: 'charge'
  charge: { userId: string | null }
}

/** What somebody paid. Rule: docs/rules/membership.md, "Receipts". */
export const chargePolicy = {
  /** The person who paid it, on the main host and in their own session. */
  read: (actor, { charge: { userId } }) => actor !== null && actor.id === userId && isInPerson(actor),
} satisfies Policy<ChargeThing>
