import { and, eq, gt, inArray, max, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { ModerationAction, ModerationSubject } from '../../../schema/rules/moderation'
import { moderationAct } from '../../../schema/tables/moderation'
import { reportCase } from '../../../schema/tables/report'
import { indexedBy } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, scalar, select } from '../sql/query'

const ending = alias(moderationAct, 'ending')

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
      .innerJoin(reportCase, eq(reportCase.id, moderationAct.detail))
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
