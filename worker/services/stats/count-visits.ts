import type { JobNeeds } from '../parts'
import { countBatch } from './count-batch'
import type { VisitMessage } from './report-visit'

/** Counts the visits of a batch. @throws if they are to be told again. */
export const countVisits = (
  { stats, statsLog, clock }: JobNeeds<'stats' | 'statsLog' | 'clock'>,
  messages: readonly VisitMessage[],
): Promise<void> =>
  countBatch(
    { stats, statsLog, now: clock.now() },
    messages.map(({ visit }) => visit),
  )
