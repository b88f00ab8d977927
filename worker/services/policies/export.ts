import { isInPerson } from './actor'
import type { Policy } from './policy'

export interface ExportThing {
  entity: 'export'
  export: { ownerId: string; isWholeSite?: 0 | 1 }
}

/** Exports of everything that somebody has. Rule: docs/rules/export.md, "Downloads". */
export const exportPolicy = {
  /** Its owner, on the main host and in their own session; one of the whole site only while they are staff. */
  download: (actor, { export: { ownerId, isWholeSite } }) =>
    actor?.id === ownerId && isInPerson(actor) && (isWholeSite !== 1 || actor.isStaff),
} satisfies Policy<ExportThing>
