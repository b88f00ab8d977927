import { and, desc, eq, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { CaseState, ReportedKind } from '../../../schema/rules/reports'
import { collectionEditor } from '../../../schema/tables/collection'
import { post } from '../../../schema/tables/post'
import { postResponse } from '../../../schema/tables/post-response'
import { report, reportCase } from '../../../schema/tables/report'
import { user } from '../../../schema/tables/user'
import { collectionEditorFields, leads } from '../collection/rows'
import { before, indexedBy } from '../sql/fragments'
import type { Page, Param } from '../sql/params'
import { query, scalar, select } from '../sql/query'
import { only } from '../sql/rows'
import { caseFields, reportFields } from './rows'
import { hasReportForStaff } from './writes'

export const caseById = query('caseById', (id: Param<string>) =>
  select(caseFields).from(reportCase).where(eq(reportCase.id, id)),
)

/** The case of a thing that waits for a decision. */
export const openCaseOf = query('openCaseOf', (kind: Param<ReportedKind>, id: Param<string>) =>
  select(caseFields)
    .from(indexedBy(reportCase, 'report_case_open'))
    .where(and(eq(reportCase.entityType, kind), eq(reportCase.entityId, id), isNull(reportCase.decidedAt)))
    .limit(1),
)

const known = { ...reportFields, reportKey: report.reportKey }

/** A person's report in a case. */
export const reportOfPerson = query('reportOfPerson', (caseId: Param<string>, reporterId: Param<string>) =>
  select(known)
    .from(indexedBy(report, 'report_of_person'))
    .where(and(eq(report.caseId, caseId), eq(report.reporterId, reporterId))),
)

/** What the visitors of a network reported in a case. */
export const reportOfNetwork = query('reportOfNetwork', (caseId: Param<string>, network: Param<string>) =>
  select(known)
    .from(indexedBy(report, 'report_of_network'))
    .where(and(eq(report.caseId, caseId), eq(report.networkHash, network), isNull(report.reporterId))),
)

/** The report of a thing that somebody sent with a key, or a visitor by null, in a case that is decided. */
export const decidedReportOfKey = query(
  'decidedReportOfKey',
  (
    kind: Param<ReportedKind>,
    entityId: Param<string>,
    reporterId: Param<string | null>,
    key: Param<string>,
  ) =>
    select(only(report, 'id', 'caseId'))
      .from(indexedBy(reportCase, 'report_case_of_entity'))
      .innerJoin(report, eq(report.caseId, reportCase.id))
      .where(
        and(
          eq(reportCase.entityType, kind),
          eq(reportCase.entityId, entityId),
          isNotNull(reportCase.decidedAt),
          sql`${report.reporterId} is ${reporterId}`,
          eq(report.reportKey, key),
        ),
      )
      .limit(1),
)

/** The reports of a case, the newest first. */
export const reportsOfCase = query('reportsOfCase', (caseId: Param<string>, limit: Param<number>) =>
  select(reportFields)
    .from(indexedBy(report, 'report_of_case'))
    .where(eq(report.caseId, caseId))
    .orderBy(desc(report.createdAt), desc(report.id))
    .limit(limit),
)

/** Everybody who has reported in a case and is known. */
export const reportersOfCase = query('reportersOfCase', (caseId: Param<string>, limit: Param<number>) =>
  select({ reporterId: sql<string>`${report.reporterId}` })
    .from(indexedBy(report, 'report_of_person'))
    .where(and(eq(report.caseId, caseId), isNotNull(report.reporterId)))
    .limit(limit),
)

/** A person's reports with their cases, the newest first. */
export const reportsByPerson = query('reportsByPerson', (userId: Param<string>, ...[at, id, limit]: Page) =>
  select({
    ...only(report, 'id', 'words', 'createdAt'),
    ownReason: report.reason,
    ...only(reportCase, 'entityType', 'entityId', 'state', 'snapshot', 'decision', 'decidedAt', 'authorId'),
    caseId: reportCase.id,
  })
    .from(indexedBy(report, 'report_of_reporter'))
    .innerJoin(reportCase, eq(reportCase.id, report.caseId))
    .where(and(eq(report.reporterId, userId), before([report.createdAt, report.id], [at, id])))
    .orderBy(desc(report.createdAt), desc(report.id))
    .limit(limit),
)

/**
 * The owners and editors of the publication in which something was reported, while it exists or if they took it out;
 * and whether one of the reports is for staff alone.
 */
export const leadersOfCase = query('leadersOfCase', (caseId: Param<string>) => {
  const discussed = scalar(
    select({ id: postResponse.rootId })
      .from(postResponse)
      .where(eq(postResponse.postId, reportCase.entityId)),
  )
  return select({ ...collectionEditorFields, isForStaff: sql<0 | 1>`${hasReportForStaff(caseId)}` })
    .from(reportCase)
    .innerJoin(post, sql`${post.id} = coalesce(${discussed}, ${reportCase.entityId})`)
    .innerJoin(collectionEditor, eq(collectionEditor.collectionId, reportCase.collectionId))
    .where(
      and(
        eq(reportCase.id, caseId),
        leads,
        or(eq(post.collectionId, reportCase.collectionId), eq(reportCase.decision, 'TAKE_OUT')),
      ),
    )
    .limit(500)
})

type Queue = [state: Param<CaseState>, ...Page]

const queueOf = (index: string, condition: SQL | undefined, [state, priority, id, limit]: Queue) =>
  select(caseFields)
    .from(indexedBy(reportCase, index))
    .where(
      and(
        condition,
        eq(reportCase.state, state),
        before([reportCase.priority, reportCase.id], [priority, id]),
      ),
    )
    .orderBy(desc(reportCase.priority), desc(reportCase.id))
    .limit(limit)

/** The cases in a state, the most pressing first. */
export const casesInState = query('casesInState', (...given: Queue) =>
  queueOf('report_case_queue', undefined, given),
)

/** The cases in a state with one reason, the most pressing first. */
export const casesOfReason = query('casesOfReason', (reason: Param<string>, ...given: Queue) =>
  queueOf('report_case_queue_reason', sql`${reportCase.reason} = ${reason}`, given),
)

/** The cases in a publication, the most pressing first; only those with one reason unless that is empty. */
export const casesOfCollection = query(
  'casesOfCollection',
  (collectionId: Param<string>, reason: Param<string>, ...given: Queue) =>
    queueOf(
      'report_case_of_collection',
      and(
        eq(reportCase.collectionId, collectionId),
        sql`(${reason} = '' or ${reportCase.reason} = ${reason})`,
      ),
      given,
    ),
)

/** Earlier cases about a thing, the newest first. */
export const earlierCases = query(
  'earlierCases',
  (kind: Param<ReportedKind>, entityId: Param<string>, but: Param<string>, limit: Param<number>) =>
    select(caseFields)
      .from(indexedBy(reportCase, 'report_case_of_entity'))
      .where(and(eq(reportCase.entityType, kind), eq(reportCase.entityId, entityId), ne(reportCase.id, but)))
      .orderBy(desc(reportCase.openedAt))
      .limit(limit),
)

/** Other cases that concern a person, the newest first. */
export const casesOfAuthor = query(
  'casesOfAuthor',
  (authorId: Param<string>, but: Param<string>, limit: Param<number>) =>
    select(caseFields)
      .from(indexedBy(reportCase, 'report_case_of_author'))
      .where(and(eq(reportCase.authorId, authorId), ne(reportCase.id, but)))
      .orderBy(desc(reportCase.openedAt))
      .limit(limit),
)

/** The members of staff but one. */
export const staffBut = query('staffBut', (but: Param<string>, limit: Param<number>) =>
  select({ id: user.id })
    .from(indexedBy(user, 'user_staff'))
    .where(and(sql`${user.isStaff} = 1`, isNull(user.deactivatedAt), ne(user.id, but)))
    .limit(limit),
)
