import {
  and,
  asc,
  count,
  countDistinct,
  desc,
  eq,
  inArray,
  isNull,
  max,
  ne,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import {
  type CaseDecision,
  type CaseState,
  type ReportReason,
  STAFF_ONLY,
} from '../../../schema/rules/reports'
import { report, reportCase } from '../../../schema/tables/report'
import { failedOn } from '../sql/fragments'
import { insert } from '../sql/insert'
import type { Param } from '../sql/params'
import { scalar, select, some } from '../sql/query'
import { update, write } from '../sql/write'

/** Opens a case. There is one that waits for each thing. */
export const insertCase = insert(reportCase)

/** Files a report: one for each person, and for the visitors of each network. */
export const insertReport = insert(report)

/** Whether a batch failed because the same was reported at the same moment. */
export const isReportedMeanwhile = (error: unknown): boolean =>
  failedOn(error, reportCase.entityType) || failedOn(error, report.caseId)

/** Changes what somebody has reported. */
export const changeReport = write(
  (
    id: Param<string>,
    reason: Param<ReportReason>,
    severity: Param<number>,
    words: Param<string>,
    key: Param<string | null>,
    network: Param<string>,
    now: Param<number>,
  ) =>
    update(report)
      .set({
        reason,
        severity,
        words,
        reportKey: sql`${key}`,
        networkHash: network,
        updatedAt: now,
      })
      .where(eq(report.id, id)),
)

const ofCase = (caseId: SQLWrapper) => sql`${report.caseId} = ${caseId}`

/** Updates the weight of a case: the reports of one network count as one. */
export const weighCase = write((caseId: Param<string>, now: Param<number>) => {
  const networks = scalar(
    select({ n: countDistinct(report.networkHash) })
      .from(report)
      .where(ofCase(caseId)),
  )
  const worst = scalar(
    select({ n: max(report.severity) })
      .from(report)
      .where(ofCase(caseId)),
  )
  const most = scalar(
    select({ reason: report.reason })
      .from(report)
      .where(ofCase(caseId))
      .groupBy(report.reason)
      .orderBy(desc(countDistinct(report.networkHash)), asc(report.reason))
      .limit(1),
  )
  return update(reportCase)
    .set({
      reportCount: sql`${scalar(select({ n: count() }).from(report).where(ofCase(caseId)))}`,
      weight: sql`${networks}`,
      priority: sql`${networks} + coalesce(${worst}, 0)`,
      reason: sql`coalesce(${most}, ${reportCase.reason})`,
      updatedAt: now,
    })
    .where(and(eq(reportCase.id, caseId), isNull(reportCase.decidedAt)))
})

/** Fails the batch if somebody else has decided since a revision. */
export const expectCase = write((caseId: Param<string>, revision: Param<number>) =>
  update(reportCase)
    .set({ revision: sql`null` })
    .where(and(eq(reportCase.id, caseId), ne(reportCase.revision, revision))),
)

/** Whether a case has a report for a reason about which staff alone decides. */
export const hasReportForStaff = (caseId: SQLWrapper): SQL =>
  some(report, and(ofCase(caseId), inArray(report.reason, [...STAFF_ONLY])))

/** Fails the batch in the same way if staff alone decides about the case. */
export const expectNothingForStaff = write((caseId: Param<string>) =>
  update(reportCase)
    .set({ revision: sql`null` })
    .where(and(eq(reportCase.id, caseId), hasReportForStaff(caseId))),
)

/** Whether a batch failed because somebody else has decided about the case. */
export const isCaseDecided = (error: unknown): boolean => failedOn(error, reportCase.revision)

const next = sql`${reportCase.revision} + 1`

/** Takes a case under review: what it is about isn't shown until it is decided. */
export const reviewCase = write((caseId: Param<string>, now: Param<number>) =>
  update(reportCase)
    .set({ state: 'REVIEW', updatedAt: now, revision: next })
    .where(eq(reportCase.id, caseId)),
)

/** Decides a case. */
export const decideCase = write(
  (
    caseId: Param<string>,
    state: Param<CaseState>,
    decision: Param<CaseDecision>,
    words: Param<string>,
    deciderId: Param<string>,
    now: Param<number>,
  ) =>
    update(reportCase)
      .set({
        state,
        decision,
        decisionWords: words,
        deciderId,
        decidedAt: now,
        updatedAt: now,
        revision: next,
      })
      .where(eq(reportCase.id, caseId)),
)

/** Forgets which networks the reports of a case came from. */
export const forgetNetworks = write((caseId: Param<string>) =>
  update(report).set({ networkHash: sql`null` }).where(eq(report.caseId, caseId)),
)

/** Stores an appeal. */
export const appealCase = write((caseId: Param<string>, words: Param<string>, now: Param<number>) =>
  update(reportCase)
    .set({ state: 'APPEALED', appealWords: words, appealedAt: now, updatedAt: now, revision: next })
    .where(eq(reportCase.id, caseId)),
)

/** Decides an appeal. */
export const decideAppealOf = write(
  (
    caseId: Param<string>,
    state: Param<CaseState>,
    reply: Param<string>,
    deciderId: Param<string>,
    now: Param<number>,
  ) =>
    update(reportCase)
      .set({
        state,
        appealReply: reply,
        appealDeciderId: deciderId,
        appealDecidedAt: now,
        updatedAt: now,
        revision: next,
      })
      .where(eq(reportCase.id, caseId)),
)
