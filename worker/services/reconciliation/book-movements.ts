import { entriesOfMovement } from '../../../schema/rules/reconciliation/entries'
import type { Statement } from '../../data/database'
import { insertMovementEntry, type MovementRow, setCompared } from '../../data/reconciliation/movements'

/** What movements add to the books, and that they are compared. Done again, it changes nothing. */
export function bookMovements(rows: readonly MovementRow[], now: number): Statement[] {
  const due = rows.filter(({ dueAt }) => dueAt !== null)
  if (due.length === 0) return []
  const entries = due.flatMap((row) =>
    entriesOfMovement({ ...row, isPaidOut: row.isPaidOut === 1 }).map((entry) =>
      insertMovementEntry({ ...entry, chargeId: row.id, bookedAt: now }),
    ),
  )
  return [...entries, setCompared(JSON.stringify(due.map(({ id }) => id)))]
}
