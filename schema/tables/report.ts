import { isNotNull, isNull, sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { CASE_DECISIONS, CASE_STATES, REPORT_REASONS, REPORTED_KINDS } from '../rules/reports'
import { count, id, time } from './columns'
import { changedWithOwner } from './personal-data'

/** The reports about one thing, what was decided, and the appeal against that (docs/rules/reports.md). */
export const reportCase = sqliteTable(
  'report_case',
  {
    id: id().primaryKey(),
    entityType: text('entity_type', { enum: REPORTED_KINDS }).notNull(),
    entityId: id('entity_id').notNull(),
    /** The person who answers for it: its writer or owner, or the person themselves. */
    authorId: id('author_id').notNull(),
    /** The publication that it is in, whose editors see the case. */
    collectionId: id('collection_id'),
    state: text('state', { enum: CASE_STATES }).notNull(),
    /** The reason that most networks give. */
    reason: text('reason', { enum: REPORT_REASONS }).notNull(),
    /** How many reports there are, and from how many networks. */
    reportCount: count('report_count'),
    weight: count('weight'),
    /** Higher is decided earlier. */
    priority: count('priority'),
    /** The thing as it was when it was first reported, as JSON. */
    snapshot: text('snapshot').notNull(),
    /** Increases with every decision. */
    revision: count('revision'),
    openedAt: time('opened_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    decision: text('decision', { enum: CASE_DECISIONS }),
    decisionWords: text('decision_words'),
    deciderId: id('decider_id'),
    /** Null while it waits, so that there is one such case for each thing. */
    decidedAt: time('decided_at'),
    appealWords: text('appeal_words'),
    appealedAt: time('appealed_at'),
    appealReply: text('appeal_reply'),
    appealDeciderId: id('appeal_decider_id'),
    appealDecidedAt: time('appeal_decided_at'),
  },
  (t) => [
    uniqueIndex('report_case_open').on(t.entityType, t.entityId).where(isNull(t.decidedAt)),
    index('report_case_queue').on(t.state, t.priority, t.id),
    index('report_case_queue_reason').on(t.state, t.reason, t.priority, t.id),
    index('report_case_of_collection').on(t.collectionId, t.state, t.priority, t.id),
    index('report_case_of_entity').on(t.entityType, t.entityId, t.openedAt),
    index('report_case_of_author').on(t.authorId, t.openedAt),
    index('report_case_by_decider').on(t.deciderId).where(isNotNull(t.deciderId)),
    index('report_case_by_appeal_decider').on(t.appealDeciderId).where(isNotNull(t.appealDeciderId)),
    index('report_case_by_time').on(t.openedAt, t.reason, t.state, t.decision),
  ],
)

changedWithOwner(reportCase, {
  owner: 'authorId',
  retention: { forever: 'What was decided can be asked about and appealed at any time.' },
  changes: () => ({ snapshot: '{}', appealWords: null }),
  forgotten: ['deciderId', 'appealDeciderId'],
  kept: {
    'The record of what was decided hangs together by it; the row of the person has no name any more.': [
      'id',
      'entityType',
      'entityId',
      'authorId',
      'collectionId',
    ],
    'It is what was decided, which the site has to answer for.': [
      'state',
      'reason',
      'reportCount',
      'weight',
      'priority',
      'revision',
      'openedAt',
      'updatedAt',
      'decision',
      'decisionWords',
      'decidedAt',
      'appealedAt',
      'appealReply',
      'appealDecidedAt',
    ],
  },
  withheld: {
    'It is about somebody else.': ['deciderId', 'appealDeciderId'],
    'It would tell of those who reported.': ['reportCount', 'weight', 'priority', 'openedAt'],
  },
})

/** What one person, or one network of visitors, says is wrong with a thing. */
export const report = sqliteTable(
  'report',
  {
    id: id().primaryKey(),
    caseId: id('case_id').notNull(),
    /** Null for a visitor's, of whom nothing is kept. */
    reporterId: id('reporter_id'),
    /** The keyed hash of the network that it came from; cleared once the case is decided. */
    networkHash: text('network_hash'),
    reason: text('reason', { enum: REPORT_REASONS }).notNull(),
    severity: integer('severity').notNull(),
    words: text('words').notNull().default(''),
    /** Made by the client, so that a repeated request changes nothing. */
    reportKey: text('report_key'),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('report_of_person').on(t.caseId, t.reporterId),
    uniqueIndex('report_of_network').on(t.caseId, t.networkHash).where(sql`${t.reporterId} is null`),
    index('report_of_case').on(t.caseId, t.createdAt, t.id),
    index('report_of_reporter').on(t.reporterId, t.createdAt, t.id).where(isNotNull(t.reporterId)),
  ],
)

changedWithOwner(report, {
  owner: 'reporterId',
  retention: { with: { caseId: reportCase.id } },
  changes: () => ({ reporterId: null, networkHash: null, words: '', reportKey: null }),
  kept: {
    'It counts for what is reported, without words.': [
      'id',
      'caseId',
      'reason',
      'severity',
      'createdAt',
      'updatedAt',
    ],
  },
  withheld: { 'It identifies a network, not the person.': ['networkHash'] },
})
