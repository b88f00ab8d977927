import { waitForGlobalWaitUntil } from 'cloudflare:test-internal'
import worker from '../../worker/index'
import type { JobMessage } from '../../worker/jobs/messages'

/** What the files of a runtime share. */
interface Jobs {
  /** When the present file began, in milliseconds since 1970 UTC; none while its storage is emptied. */
  since: number
  /** How many batches are being handled. */
  running: number
}

const shared = globalThis as typeof globalThis & { quireJobs?: Jobs }

/** Has the worker drop the messages of earlier files: queues outlive the storage and the memory of a file. */
function watchJobs(): Jobs {
  const jobs: Jobs = { since: Number.POSITIVE_INFINITY, running: 0 }
  const { queue } = worker
  const isOwn = ({ timestamp }: Message<JobMessage>) => timestamp.getTime() >= jobs.since
  worker.queue = async (batch, env) => {
    for (const message of batch.messages) if (!isOwn(message)) message.ack()
    const messages = batch.messages.filter(isOwn)
    jobs.running += 1
    try {
      await queue({ ...batch, queue: batch.queue, messages }, env)
    } finally {
      jobs.running -= 1
    }
  }
  return jobs
}

/**
 * Waits until what the file before began in the background is done, and has the messages that it left dropped.
 * Of what never ends, the jobs are left behind after five seconds, the rest after thirty.
 */
export async function endJobs(): Promise<void> {
  shared.quireJobs ??= watchJobs()
  shared.quireJobs.since = Number.POSITIVE_INFINITY
  const latest = Date.now() + 5000
  while (shared.quireJobs.running > 0 && Date.now() < latest) await scheduler.wait(5)
  // Its failures aren't this file's.
  await waitForGlobalWaitUntil().catch(() => {})
}

/** Has the worker take the messages that are sent from now on. */
export function beginJobs(): void {
  if (shared.quireJobs) shared.quireJobs.since = Date.now()
}
