import type { Difference } from '../../../schema/rules/reconciliation/differences'
import type { Statement } from '../../data/database'
import { type DifferenceRow, endDifferences, putDifference } from '../../data/reconciliation/differences'

/** Notes what differs about a subject, and that nothing else does any more. */
export function noteDifferences(
  provider: DifferenceRow['provider'],
  subject: string,
  differences: readonly Difference[],
  now: number,
): Statement[] {
  const rows = differences.map((difference) => ({
    ...difference,
    id: `${provider} ${subject} ${difference.what}`,
    provider,
    subject,
    foundAt: now,
    goneAt: null,
  }))
  const ids = JSON.stringify(rows.map(({ id }) => id))
  return [endDifferences(subject, ids, now), ...rows.map((row) => putDifference(row))]
}
