import { env } from 'cloudflare:workers'
import { CRON, type CronJobName } from '../../worker/jobs/cron'
import type { MessagesOf, MessageType } from '../../worker/jobs/messages'
import { runCronJob } from '../../worker/jobs/run-cron'
import { handle } from '../../worker/jobs/take-messages'

/** When a job runs: a time, or a clock that goes on. */
type When = number | { now(): number }

const clockOf = (when: When) => (typeof when === 'number' ? { now: () => when } : when)
const envWith = (bindings: Partial<Env>): Env => ({ ...env, ...bindings }) as Env

/** Runs a job of the cron. @throws what it throws. */
export function cronJob(name: CronJobName, when: When, bindings: Partial<Env> = {}): Promise<void> {
  const job = Object.values(CRON).find((jobs) => name in jobs)?.[name]
  if (!job) throw new Error(`The cron has no ${name}`)
  return runCronJob(envWith(bindings), clockOf(when), job)
}

/** Has messages of a queue taken. @throws if they are to be retried. */
export const takeUp = <Type extends MessageType>(
  type: Type,
  messages: MessagesOf<Type>,
  when: When,
  bindings: Partial<Env> = {},
): Promise<void> => handle(envWith(bindings), clockOf(when), type, messages)
