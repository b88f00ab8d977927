import { type BatchQueue, sendInBatches } from '../send-in-batches'

/** Requests the code and formulas of versions. Never rejects: the cron finds what was missed. */
export const requestDecoration = (
  queue: BatchQueue<{ type: 'decorate-version'; versionId: string }>,
  versionIds: readonly string[],
): Promise<void> =>
  sendInBatches(
    queue,
    versionIds.map((versionId) => ({ type: 'decorate-version', versionId })),
    'decoration-request-failed',
  )
