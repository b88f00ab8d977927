import type { Clock } from '../platform/clock'
import type { JobParts } from '../services/parts'
import { openJobParts } from './open-job-parts'

/** Runs a job with its own parts. @throws what it throws. */
export async function runJob(
  env: Env,
  clock: Clock,
  job: (parts: JobParts) => Promise<unknown>,
): Promise<void> {
  const { parts, end } = openJobParts(env, clock)
  try {
    await job(parts)
  } finally {
    // Done after an error too, because the work until then stays done.
    await end()
  }
}
