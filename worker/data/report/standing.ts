import { and, eq, gte, inArray, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { ModerationSubject } from '../../../schema/rules/moderation'
import type { CaseDecision } from '../../../schema/rules/reports'
import { moderationAct } from '../../../schema/tables/moderation'
import { reportCase } from '../../../schema/tables/report'
import { indexedBy } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, select, some } from '../sql/query'

/** What the log says of a case whose decision found things as it wanted them, before its id. */
const FOUND_SO = 'so before '

/** How the log names a case. @param isBehind whether it is the case's doing that things are as it decided. */
export const nameInLog = (caseId: string, isBehind: boolean): string =>
  isBehind ? caseId : FOUND_SO + caseId

const ending = alias(moderationAct, 'ending')

/**
 * The cases in which the same was decided about a person, or about a response of theirs: whether it was so before for
 * another reason than a case, and whether staff itself has undone it since.
 */
export const sameDecisions = query(
  'sameDecisions',
  (
    decision: Param<CaseDecision>,
    authorId: Param<string>,
    entityId: Param<string>,
    kind: Param<ModerationSubject>,
    subjectId: Param<string>,
  ) => {
    const foundSo = and(
      eq(moderationAct.subjectKind, kind),
      eq(moderationAct.subjectId, subjectId),
      sql`${moderationAct.detail} = ${FOUND_SO} || ${reportCase.id}`,
    )
    const undone = and(
      eq(ending.subjectKind, kind),
      eq(ending.subjectId, subjectId),
      inArray(ending.action, ['UNSUSPEND', 'RESTORE']),
      gte(ending.at, reportCase.decidedAt),
    )
    return select({
      id: reportCase.id,
      state: reportCase.state,
      wasSo: sql<0 | 1>`${some(moderationAct, foundSo)}`,
      isUndone: sql<0 | 1>`${some(ending, undone)}`,
    })
      .from(indexedBy(reportCase, 'report_case_of_author'))
      .where(
        and(
          eq(reportCase.authorId, authorId),
          eq(reportCase.decision, decision),
          or(eq(reportCase.decision, 'SUSPEND'), eq(reportCase.entityId, entityId)),
        ),
      )
      .limit(500)
  },
)
