import { and, asc, gt, isNull, sql } from 'drizzle-orm'
import { milestone } from '../../../schema/tables/milestone'
import { indexedBy } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { only } from '../sql/rows'

/** Milestones that nobody was told of yet, the first ones first. */
export const untoldMilestones = query('untoldMilestones', (limit: Param<number>) =>
  select(only(milestone, 'userId', 'kind', 'subjectId', 'reached'))
    .from(indexedBy(milestone, 'milestone_untold'))
    .where(and(gt(milestone.reachedAt, sql`0`), isNull(milestone.toldAt)))
    .orderBy(asc(milestone.reachedAt))
    .limit(limit),
)
