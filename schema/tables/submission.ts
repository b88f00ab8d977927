import { isNotNull, isNull } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { SUBMISSION_STATES, SUBMITTERS } from '../rules/submissions'
import { collection } from './collection'
import { count, id, time } from './columns'
import { changedWithOwner, removedWithOwner, staysWhole } from './personal-data'

/** Stories that their writers offer to a publication (docs/rules/submissions.md). */
export const submission = sqliteTable(
  'submission',
  {
    id: id().primaryKey(),
    postId: id('post_id').notNull(),
    collectionId: id('collection_id').notNull(),
    creatorId: id('creator_id').notNull(),
    /** Made by the client, so that sending it twice submits once. */
    submitKey: text('submit_key').notNull(),
    state: text('state', { enum: SUBMISSION_STATES }).notNull(),
    /** Whose move it is, by the state, and since when. */
    turn: text('turn', { enum: ['writer', 'editors', 'nobody'] }).notNull(),
    turnAt: time('turn_at').notNull(),
    /** Increases with every change. */
    revision: count('revision'),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    /** When the editors got it; null for one that the writer keeps for later. */
    submittedAt: time('submitted_at'),
    /** When they first answered, and how long that took them, in milliseconds. */
    answeredAt: time('answered_at'),
    responseTime: integer('response_time'),
    /** When it was decided or withdrawn. */
    closedAt: time('closed_at'),
    /** The editor who acted last. */
    reviewerId: id('reviewer_id'),
  },
  (t) => [
    uniqueIndex('submission_of_key').on(t.creatorId, t.submitKey),
    uniqueIndex('submission_open_of_post').on(t.postId).where(isNull(t.closedAt)),
    index('submission_open_of_creator').on(t.creatorId, t.collectionId).where(isNull(t.closedAt)),
    index('submission_inbox').on(t.collectionId, t.turn, t.turnAt, t.id),
    index('submission_of_creator').on(t.creatorId, t.updatedAt, t.id),
    index('submission_of_post').on(t.postId, t.createdAt),
    index('submission_by_reviewer').on(t.reviewerId).where(isNotNull(t.reviewerId)),
    index('submission_answered')
      .on(t.collectionId, t.answeredAt, t.responseTime)
      .where(isNotNull(t.answeredAt)),
  ],
)

removedWithOwner(submission, {
  owner: 'creatorId',
  retention: { forever: 'Writers and editors look up what they agreed on.' },
  forgotten: ['reviewerId'],
  withheld: { 'It is about somebody else.': ['reviewerId'] },
})

/** What happened to a submission, and what its writer and the editors say to each other about it. */
export const submissionNote = sqliteTable(
  'submission_note',
  {
    id: id().primaryKey(),
    submissionId: id('submission_id').notNull(),
    authorId: id('author_id'),
    /** The state that it led to; null for a note alone. */
    state: text('state', { enum: SUBMISSION_STATES }),
    text: text('text').notNull().default(''),
    createdAt: time('created_at').notNull(),
  },
  (t) => [
    index('submission_note_ordered').on(t.submissionId, t.createdAt),
    index('submission_note_by_author').on(t.authorId),
  ],
)

changedWithOwner(submissionNote, {
  owner: 'authorId',
  retention: { with: { submissionId: submission.id } },
  changes: () => ({ text: '', authorId: null }),
  kept: { 'It is the course of a submission, without words.': ['id', 'submissionId', 'state', 'createdAt'] },
})

/** Who may submit stories to a publication, and what it wants. */
export const submissionSettings = sqliteTable('submission_settings', {
  collectionId: id('collection_id').primaryKey(),
  submitters: text('submitters', { enum: SUBMITTERS }).notNull(),
  guidelines: text('guidelines').notNull().default(''),
  updatedAt: time('updated_at').notNull(),
})

staysWhole(submissionSettings, 'It is about a publication.', { with: { collectionId: collection.id } })
