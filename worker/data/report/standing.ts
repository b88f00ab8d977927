import { and, between, eq, gt, inArray, isNull, max, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { ModerationAction, ModerationSubject } from '../../../schema/rules/moderation'
import { MINUTE } from '../../../schema/rules/time-units'
import { moderationAct } from '../../../schema/tables/moderation'
import { reportCase } from '../../../schema/tables/report'
import { indexedBy } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, scalar, select } from '../sql/query'

const ending = alias(moderationAct, 'ending')

/** The case of an entry. Suspensions of the time when entries named none are known by their reason and their time. */
const isCaseOf = or(
  eq(reportCase.id, moderationAct.detail),
  and(
    isNull(moderationAct.detail),
    eq(moderationAct.action, 'SUSPEND'),
    eq(reportCase.decision, 'SUSPEND'),
    eq(reportCase.authorId, moderationAct.subjectId),
    eq(reportCase.decisionWords, moderationAct.reason),
    between(reportCase.decidedAt, sql`${moderationAct.at} - ${MINUTE}`, sql`${moderationAct.at} + ${MINUTE}`),
  ),
)

/** The cases that the log names for what was done to something, since that was last undone by staff itself. */
export const casesBehind = query(
  'casesBehind',
  (kind: Param<ModerationSubject>, id: Param<string>, action: Param<ModerationAction>) => {
    const lastEnding = scalar(
      select({ id: max(ending.id) })
        .from(ending)
        .where(
          and(
            eq(ending.subjectKind, kind),
            eq(ending.subjectId, id),
            inArray(ending.action, ['UNSUSPEND', 'RESTORE', 'END_REVIEW']),
          ),
        ),
    )
    return select({ id: reportCase.id, state: reportCase.state })
      .from(indexedBy(moderationAct, 'moderation_act_of_subject'))
      .innerJoin(reportCase, isCaseOf)
      .where(
        and(
          eq(moderationAct.subjectKind, kind),
          eq(moderationAct.subjectId, id),
          eq(moderationAct.action, action),
          gt(moderationAct.id, sql`coalesce(${lastEnding}, 0)`),
        ),
      )
      .limit(500)
  },
)
