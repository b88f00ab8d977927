import {
  MOST_NOTES,
  type SubmissionTurn,
  type Submitters,
  typicalResponseTime,
} from '../../../schema/rules/submissions'
import type { Database } from '../../data/database'
import {
  inbox,
  notesOfSubmission,
  responseTimes,
  settingsOfCollection,
  submissionsOfCreator,
} from '../../data/submission/queries'
import type { Submission, SubmissionNote } from '../../data/submission/rows'
import { FROM_BOTTOM, FROM_TOP, type Key, type PageOf, type Paging, readPage } from '../paging'

/** A page of what a publication was sent. What waits for its editors comes in the order in which it waits. */
export const inboxOf = (
  db: Database,
  collectionId: string,
  turn: SubmissionTurn,
  paging?: Paging | null,
): Promise<PageOf<Submission>> =>
  readPage(
    paging,
    ([turnAt, id], limit) => db.all(inbox[turn], collectionId, turnAt, id, limit),
    (row): Key => [row.turnAt, row.id],
    turn === 'editors' ? FROM_BOTTOM : FROM_TOP,
  )

/** A page of a writer's submissions, the one that changed last first. */
export const outboxOf = (
  db: Database,
  creatorId: string,
  paging?: Paging | null,
): Promise<PageOf<Submission>> =>
  readPage(
    paging,
    ([updatedAt, id], limit) => db.all(submissionsOfCreator, creatorId, updatedAt, id, limit),
    (row): Key => [row.updatedAt, row.id],
  )

/** The history of a submission. */
export const notesOf = (db: Database, submissionId: string): Promise<SubmissionNote[]> =>
  db.all(notesOfSubmission, submissionId, MOST_NOTES)

/** What writers are told before they submit to a publication. */
export interface Submitting {
  collectionId: string
  submitters: Submitters
  guidelines: string
  /** The median of its last answers, in milliseconds; null if there were few. */
  typicalResponseTime: number | null
}

/** Rule: docs/rules/submissions.md, "Response time". */
export async function submittingTo(db: Database, collectionId: string): Promise<Submitting> {
  const [settings, times] = await Promise.all([
    db.first(settingsOfCollection, collectionId),
    db.all(responseTimes, collectionId),
  ])
  return {
    collectionId,
    submitters: settings?.submitters ?? 'anybody',
    guidelines: settings?.guidelines ?? '',
    typicalResponseTime: typicalResponseTime(times.map(({ responseTime }) => responseTime ?? 0)),
  }
}
