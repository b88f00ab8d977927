import type { Clock } from '../platform/clock'
import { CRON, type CronJob } from './cron'
import { runJob } from './run-job'

/**
 * Runs the cron's work of a rhythm, all at the same time unless a job comes after another one. A job that fails is logged
 * and keeps no other from its work.
 *
 * @returns the names of those that failed. Never rejects.
 */
export async function runCron(
  env: Env,
  clock: Clock,
  jobs: Readonly<Record<string, CronJob>>,
): Promise<string[]> {
  const failed: string[] = []
  const ended = new Map<string, Promise<void>>()
  const run = async (name: string, job: CronJob): Promise<void> => {
    if (job.after !== undefined) await ended.get(job.after)
    try {
      await runCronJob(env, clock, job)
    } catch (error) {
      failed.push(name)
      console.error(JSON.stringify({ event: 'job-failed', job: name, error: String(error) }))
    }
  }
  for (const [name, job] of Object.entries(jobs)) ended.set(name, run(name, job))
  await Promise.all(ended.values())
  return failed
}

/** Runs a single job of the cron. @throws what it throws. */
export const runCronJob = (env: Env, clock: Clock, { run, perRun = Number.POSITIVE_INFINITY }: CronJob) =>
  runJob(env, clock, (parts) => run(parts, perRun))

/**
 * What the platform calls at the times of wrangler.toml.
 *
 * @throws if a job failed, so that the platform shows the run as failed.
 */
export async function takeCron(env: Env, clock: Clock, cron: string): Promise<void> {
  const failed = await runCron(env, clock, CRON[cron] ?? {})
  if (failed.length > 0) throw new Error(`Jobs failed: ${failed.join(', ')}`)
}
