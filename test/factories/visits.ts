import type { VisitMessage, VisitQueue } from '../../worker/services/stats/report-visit'
import { takeUp } from './jobs'

/** One after the other, as the queue's consumer does. */
let last: Promise<unknown> = Promise.resolve()

/** The queue of visits: those that are sent are counted before it answers, all that wait together. */
export function visitsTakenAtOnce(now: () => number, bindings: Partial<Env> = {}): VisitQueue {
  let waiting: VisitMessage[] = []
  return {
    send(message) {
      waiting.push(message)
      const taken = last
        .catch(() => {})
        .then(async () => {
          const messages = waiting
          waiting = []
          if (messages.length > 0) await takeUp('count-visit', messages, now(), bindings)
        })
      last = taken
      return taken
    },
  }
}
