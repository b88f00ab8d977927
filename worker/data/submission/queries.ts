import { and, asc, desc, eq, isNotNull, isNull, notInArray } from 'drizzle-orm'
import { RESPONSES_COUNTED, type SubmissionTurn } from '../../../schema/rules/submissions'
import { collection, collectionEditor } from '../../../schema/tables/collection'
import { post } from '../../../schema/tables/post'
import { submission, submissionNote, submissionSettings } from '../../../schema/tables/submission'
import { collectionEditorFields } from '../collection/rows'
import { isShownCollection } from '../collection/shown'
import { after, before, indexedBy, rowid } from '../sql/fragments'
import type { Page, Param } from '../sql/params'
import { query, select } from '../sql/query'
import { submissionFields, submissionNoteFields } from './rows'

export const submissionById = query('submissionById', (id: Param<string>) =>
  select(submissionFields).from(submission).where(eq(submission.id, id)),
)

/** The submission that a client made with a key. */
export const submissionOfKey = query('submissionOfKey', (creatorId: Param<string>, key: Param<string>) =>
  select(submissionFields)
    .from(submission)
    .where(and(eq(submission.creatorId, creatorId), eq(submission.submitKey, key))),
)

/** A story's submissions, the newest first. At most one of them is open. */
export const submissionsOfPost = query('submissionsOfPost', (postId: Param<string>, limit: Param<number>) =>
  select(submissionFields)
    .from(indexedBy(submission, 'submission_of_post'))
    .where(eq(submission.postId, postId))
    .orderBy(desc(submission.createdAt))
    .limit(limit),
)

/** People with a role in a publication: writers too. */
export const rolesOfCollection = query('rolesOfCollection', (collectionId: Param<string>) =>
  select(collectionEditorFields)
    .from(collectionEditor)
    .innerJoin(collection, and(eq(collection.id, collectionEditor.collectionId), isShownCollection))
    .where(eq(collectionEditor.collectionId, collectionId))
    .limit(500),
)

/** The people with a role in the publication that a submission was sent to. */
export const rolesOfSubmission = query('rolesOfSubmission', (id: Param<string>) =>
  select(collectionEditorFields)
    .from(submission)
    .innerJoin(collection, and(eq(collection.id, submission.collectionId), isShownCollection))
    .innerJoin(collectionEditor, eq(collectionEditor.collectionId, collection.id))
    .where(eq(submission.id, id))
    .limit(500),
)

/** A story that its writer has thrown away isn't offered to anybody. */
const isThere = notInArray(post.state, ['trashed', 'removed'])

const inboxOf = (turn: SubmissionTurn, order: 'oldest' | 'newest') =>
  query(`submissionsInTurn.${turn}`, (collectionId: Param<string>, ...[turnAt, id, limit]: Page) => {
    const columns = [submission.turnAt, submission.id]
    const [position, by] = order === 'oldest' ? [after, asc] : [before, desc]
    return select(submissionFields)
      .from(indexedBy(submission, 'submission_inbox'))
      .innerJoin(post, and(eq(post.id, submission.postId), isThere))
      .where(
        and(
          eq(submission.collectionId, collectionId),
          eq(submission.turn, turn),
          isNotNull(submission.submittedAt),
          position(columns, [turnAt, id]),
        ),
      )
      .orderBy(by(submission.turnAt), by(submission.id))
      .limit(limit)
  })

/** What a publication was sent, by whose move it is. What waits longest for an answer comes first. */
export const inbox = {
  editors: inboxOf('editors', 'oldest'),
  writer: inboxOf('writer', 'newest'),
  nobody: inboxOf('nobody', 'newest'),
} satisfies Readonly<Record<SubmissionTurn, unknown>>

/** A writer's submissions, the one that changed last first. */
export const submissionsOfCreator = query(
  'submissionsOfCreator',
  (creatorId: Param<string>, ...[updatedAt, id, limit]: Page) =>
    select(submissionFields)
      .from(indexedBy(submission, 'submission_of_creator'))
      .innerJoin(post, and(eq(post.id, submission.postId), isThere))
      .where(
        and(
          eq(submission.creatorId, creatorId),
          before([submission.updatedAt, submission.id], [updatedAt, id]),
        ),
      )
      .orderBy(desc(submission.updatedAt), desc(submission.id))
      .limit(limit),
)

/** The history of a submission, in order; within a moment, in the order in which it was stored. */
export const notesOfSubmission = query(
  'notesOfSubmission',
  (submissionId: Param<string>, limit: Param<number>) =>
    select(submissionNoteFields)
      .from(indexedBy(submissionNote, 'submission_note_ordered'))
      .where(eq(submissionNote.submissionId, submissionId))
      .orderBy(asc(submissionNote.createdAt), asc(rowid(submissionNote)))
      .limit(limit),
)

/** How long a publication took for its last answers, from the index alone. */
export const responseTimes = query('responseTimes', (collectionId: Param<string>) =>
  select({ responseTime: submission.responseTime })
    .from(indexedBy(submission, 'submission_answered'))
    .where(and(eq(submission.collectionId, collectionId), isNotNull(submission.answeredAt)))
    .orderBy(desc(submission.answeredAt))
    .limit(RESPONSES_COUNTED),
)

export const settingsOfCollection = query('settingsOfCollection', (collectionId: Param<string>) =>
  select({ submitters: submissionSettings.submitters, guidelines: submissionSettings.guidelines })
    .from(submissionSettings)
    .where(eq(submissionSettings.collectionId, collectionId)),
)

/** The open submission of a story. */
export const openSubmissionOfPost = query('openSubmissionOfPost', (postId: Param<string>) =>
  select(submissionFields)
    .from(indexedBy(submission, 'submission_open_of_post'))
    .where(and(eq(submission.postId, postId), isNull(submission.closedAt)))
    .limit(1),
)
