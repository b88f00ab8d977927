import { and, eq, isNotNull, isNull, ne, type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import {
  MOST_OPEN_SUBMISSIONS,
  type SubmissionState,
  type SubmissionTurn,
} from '../../../schema/rules/submissions'
import { collectionEditor } from '../../../schema/tables/collection'
import { submission, submissionNote, submissionSettings } from '../../../schema/tables/submission'
import { failedOn } from '../sql/fragments'
import { insert, upsert } from '../sql/insert'
import type { Param } from '../sql/params'
import { countOf, some } from '../sql/query'
import { update, write } from '../sql/write'

const other = alias(submission, 'other')

/** Whether a person can submit one more story to a publication: they have a role in it, or few open ones. */
const hasRoom = (collectionId: SQLWrapper, creatorId: SQLWrapper) => {
  const isWriter = some(
    collectionEditor,
    and(
      sql`${collectionEditor.collectionId} = ${collectionId}`,
      sql`${collectionEditor.userId} = ${creatorId}`,
    ),
  )
  const open = countOf(
    other,
    and(
      sql`${other.creatorId} = ${creatorId}`,
      sql`${other.collectionId} = ${collectionId}`,
      isNull(other.closedAt),
      isNotNull(other.submittedAt),
    ),
  )
  return sql`(${isWriter} or ${open} < ${MOST_OPEN_SUBMISSIONS})`
}

/** Stores a submission. The batch fails if the story is submitted already. */
export const insertSubmission = insert(submission)

/** Fails the batch if a submission isn't as the change found it. */
export const expectSubmission = write((id: Param<string>, revision: Param<number>) =>
  update(submission)
    .set({ revision: sql`null` })
    .where(and(eq(submission.id, id), ne(submission.revision, revision))),
)

/** Whether a batch failed because somebody else has changed the submission meanwhile. */
export const isMovedMeanwhile = (error: unknown): boolean => failedOn(error, submission.revision)

/** Fails the batch if the writer of a submission that isn't sent yet has too many open ones. */
export const expectRoom = write((id: Param<string>) =>
  update(submission)
    .set({ turn: sql`null` })
    .where(and(eq(submission.id, id), sql`not ${hasRoom(submission.collectionId, submission.creatorId)}`)),
)

/** Whether a batch failed by `expectRoom`. */
export const hasNoRoom = (error: unknown): boolean => failedOn(error, submission.turn)

/** What changes when a submission moves on. */
export interface Move {
  id: string
  state: SubmissionState
  turn: SubmissionTurn
  turnAt: number
  now: number
  submittedAt: number | null
  answeredAt: number | null
  responseTime: number | null
  closedAt: number | null
  reviewerId: string | null
}

const setState = write(
  (
    id: Param<string>,
    state: Param<SubmissionState>,
    turn: Param<SubmissionTurn>,
    turnAt: Param<number>,
    now: Param<number>,
    submittedAt: Param<number | null>,
    answeredAt: Param<number | null>,
    responseTime: Param<number | null>,
    closedAt: Param<number | null>,
    reviewerId: Param<string | null>,
  ) =>
    update(submission)
      .set({
        state,
        turn,
        turnAt,
        updatedAt: now,
        submittedAt: sql`${submittedAt}`,
        answeredAt: sql`${answeredAt}`,
        responseTime: sql`${responseTime}`,
        closedAt: sql`${closedAt}`,
        reviewerId: sql`${reviewerId}`,
        revision: sql`${submission.revision} + 1`,
      })
      .where(eq(submission.id, id)),
)

/** Moves a submission on. */
export const moveSubmission = (move: Move) =>
  setState(
    move.id,
    move.state,
    move.turn,
    move.turnAt,
    move.now,
    move.submittedAt,
    move.answeredAt,
    move.responseTime,
    move.closedAt,
    move.reviewerId,
  )

/** Records that something was said about a submission. */
export const touchSubmission = write((id: Param<string>, now: Param<number>) =>
  update(submission).set({ updatedAt: now }).where(eq(submission.id, id)),
)

export const insertSubmissionNote = insert(submissionNote)

/** Sets who may submit to a publication, and its guidelines. */
export const saveSubmissionSettings = upsert(submissionSettings, [])
