import type { Clock } from '../platform/clock'
import { CRON } from './cron'
import type { JobMessage, MessageType } from './messages'
import { runCron } from './run-cron'
import { handle } from './take-messages'

/** How often work that leads to more work is done. */
const ROUNDS = 5

/** A queue that keeps what is sent, to be done at once. */
const keptIn = <Message extends JobMessage>(kept: JobMessage[]): Queue<Message> => {
  const metadata = { metrics: { backlogCount: 0, backlogBytes: 0 } }
  return {
    send: async (message) => {
      kept.push(message)
      return { metadata }
    },
    sendBatch: async (messages) => {
      for (const { body } of messages) kept.push(body)
      return { metadata }
    },
    metrics: async () => metadata.metrics,
  } as Queue<Message>
}

/**
 * Does all that is due by a clock, with what the cron sends to queues, so that it is done when this resolves. Failures
 * are logged.
 */
export async function runDue(env: Env, clock: Clock): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    const sent: JobMessage[] = []
    const queues = {
      JOBS: keptIn(sent),
      DELIVERIES: keptIn(sent),
      PAYMENTS: keptIn(sent),
      VISITS: keptIn(sent),
      LETTERS: keptIn(sent),
    }
    const bindings = { ...env, ...queues } as Env
    for (const jobs of Object.values(CRON)) await runCron(bindings, clock, jobs)
    if (sent.length === 0 && round > 0) return
    await takeAll(bindings, clock, sent)
  }
}

async function takeAll(env: Env, clock: Clock, sent: readonly JobMessage[]): Promise<void> {
  for (const type of new Set(sent.map((message) => message.type)))
    await take(env, clock, type, sent).catch((error: unknown) => {
      console.error(JSON.stringify({ event: 'job-failed', job: type, error: String(error) }))
    })
}

const take = <Type extends MessageType>(env: Env, clock: Clock, type: Type, sent: readonly JobMessage[]) => {
  const isOfType = (message: JobMessage): message is Extract<JobMessage, { type: Type }> =>
    message.type === type
  return handle(env, clock, type, sent.filter(isOfType))
}
