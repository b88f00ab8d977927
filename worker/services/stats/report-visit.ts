import type { ReportedVisit } from '../../../schema/rules/stats/count-visits'

/** A visit that is to be counted. */
export interface VisitMessage {
  type: 'count-visit'
  visit: ReportedVisit
  /** What the page calls itself while it is open. */
  page?: string | undefined
}

/** The part of the worker's queue that is used. */
export interface VisitQueue {
  send(message: VisitMessage): Promise<unknown>
}

/** Has a visit counted. Never rejects: nobody can do anything about it, and no reader waits for it. */
export async function reportVisit(queue: VisitQueue, visit: ReportedVisit, page?: string): Promise<void> {
  try {
    await queue.send({ type: 'count-visit', visit, ...(page === undefined ? {} : { page }) })
  } catch (error) {
    console.error(JSON.stringify({ event: 'visit-not-reported', error: String(error) }))
  }
}
