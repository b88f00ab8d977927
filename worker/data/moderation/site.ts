import { and, asc, count, desc, eq, gt, inArray, isNull, lt, lte } from 'drizzle-orm'
import { adminAudit, purgeOutbox } from '../../../schema/tables/operations'
import { post, postVersion } from '../../../schema/tables/post'
import { reportCase } from '../../../schema/tables/report'
import { user } from '../../../schema/tables/user'
import { indexedBy } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { only } from '../sql/rows'

const isOpen = isNull(purgeOutbox.doneAt)
const openPurges = indexedBy(purgeOutbox, 'purge_outbox_open')

/** How many cache tags wait to be purged. */
export const openPurgeCount = query('openPurgeCount', () =>
  select({ count: count() }).from(openPurges).where(isOpen),
)

/** Purges that have failed and are tried again, the next one first. */
export const failingPurges = query('failingPurges', (limit: Param<number>) =>
  select(only(purgeOutbox, 'id', 'tag', 'attempts', 'nextAttemptAt', 'lastError'))
    .from(openPurges)
    .where(and(isOpen, gt(purgeOutbox.attempts, 0)))
    .orderBy(asc(purgeOutbox.nextAttemptAt))
    .limit(limit),
)

/** Texts whose code and formulas aren't set yet. */
export const undecoratedCount = query('undecoratedCount', () =>
  select({ count: count() })
    .from(indexedBy(postVersion, 'post_version_undecorated'))
    .where(and(isNull(postVersion.decoration), gt(postVersion.id, ''))),
)

/** Scheduled stories whose time has come. */
export const duePostCount = query('duePostCount', (now: Param<number>) =>
  select({ count: count() })
    .from(indexedBy(post, 'post_scheduled'))
    .where(and(eq(post.state, 'scheduled'), lte(post.firstPublishedAt, now))),
)

/** Deleted accounts whose grace period is over. */
export const dueRemovalCount = query('dueRemovalCount', (now: Param<number>) =>
  select({ count: count() }).from(indexedBy(user, 'user_by_delete_after')).where(lte(user.deleteAfter, now)),
)

/** How many cases of reports, and appeals, wait for a decision. */
export const waitingCaseCount = query('waitingCaseCount', () =>
  select({ count: count() })
    .from(indexedBy(reportCase, 'report_case_queue'))
    .where(inArray(reportCase.state, ['OPEN', 'REVIEW', 'APPEALED'])),
)

/** Actions with the operators' key, newest first. @param beforeId a number that is larger than the ids. */
export const latestOperatorActs = query(
  'latestOperatorActs',
  (beforeId: Param<number>, limit: Param<number>) =>
    select(only(adminAudit, 'id', 'at', 'action', 'detail'))
      .from(adminAudit)
      .where(lt(adminAudit.id, beforeId))
      .orderBy(desc(adminAudit.id))
      .limit(limit),
)
