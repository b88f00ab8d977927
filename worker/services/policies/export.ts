import { isInPerson } from './actor'
import type { Policy } from './policy'

export interface ExportThing {
  entity: 'export'
  export: { ownerId: string }
}

/** Exports of everything that somebody has. Rule: docs/rules/export.md, "Downloads". */
export const exportPolicy = {
  /** Its owner, on the main host and in their own session. */
  download: (actor, { export: { ownerId } }) => actor?.id === ownerId && isInPerson(actor),
} satisfies Policy<ExportThing>
