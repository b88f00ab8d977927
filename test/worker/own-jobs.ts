import { waitForGlobalWaitUntil } from 'cloudflare:test-internal'
import worker from '../../worker/index'
import type { JobMessage } from '../../worker/jobs/messages'

/** When the present file began, in milliseconds since 1970 UTC; none while its storage is emptied. */
let since = Number.POSITIVE_INFINITY
/** How many batches are being handled. */
let running = 0

const isOwn = ({ timestamp }: Message<JobMessage>) => timestamp.getTime() >= since

// The worker drops the messages of earlier files: queues outlive the storage and the memory of a file. The files of a
// runtime share this module with the worker.
const { queue } = worker
worker.queue = async (batch, env) => {
  for (const message of batch.messages) if (!isOwn(message)) message.ack()
  const messages = batch.messages.filter(isOwn)
  running += 1
  try {
    await queue({ ...batch, queue: batch.queue, messages }, env)
  } finally {
    running -= 1
  }
}

/**
 * Waits until what the file before began in the background is done, and has the messages that it left dropped.
 * Of what never ends, the jobs are left behind after five seconds, the rest after thirty.
 */
export async function endJobs(): Promise<void> {
  since = Number.POSITIVE_INFINITY
  const latest = Date.now() + 5000
  while (running > 0 && Date.now() < latest) await scheduler.wait(5)
  // Its failures aren't this file's.
  await waitForGlobalWaitUntil().catch(() => {})
}

/** Has the worker take the messages that are sent from now on. */
export function beginJobs(): void {
  since = Date.now()
}
