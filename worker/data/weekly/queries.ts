import { and, asc, desc, eq, gte, isNull, lt, lte, not, or, sql } from 'drizzle-orm'
import { WEEKLY_PREFERENCE } from '../../../schema/rules/notifications'
import { clap } from '../../../schema/tables/clap'
import { post } from '../../../schema/tables/post'
import { session } from '../../../schema/tables/session'
import { user } from '../../../schema/tables/user'
import { userPreference } from '../../../schema/tables/viewer'
import { weeklyMail } from '../../../schema/tables/weekly-mail'
import { indexedBy } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, scalar, select, some } from '../sql/query'
import { userFields } from '../user/rows'

/** The zone from which somebody was here last. */
const lastZone = scalar(
  select({ timeZone: session.timeZone })
    .from(indexedBy(session, 'session_by_user'))
    .where(eq(session.userId, weeklyMail.userId))
    .orderBy(desc(session.lastSeenAt))
    .limit(1),
)

/** Writers whose mail is due, and whether they want it. */
export const dueWeeklyMails = query('dueWeeklyMails', (now: Param<number>, limit: Param<number>) =>
  select({
    ...userFields,
    dueAt: weeklyMail.dueAt,
    isSending: weeklyMail.isSending,
    attempts: weeklyMail.attempts,
    email: user.email,
    emailVerifiedAt: user.emailVerifiedAt,
    zone: lastZone,
    isWanted: sql<0 | 1>`${not(
      some(
        userPreference,
        and(
          eq(userPreference.userId, weeklyMail.userId),
          eq(userPreference.name, WEEKLY_PREFERENCE),
          eq(userPreference.value, 'false'),
        ),
      ),
    )}`,
  })
    .from(indexedBy(weeklyMail, 'weekly_mail_due'))
    .innerJoin(user, eq(user.id, weeklyMail.userId))
    .where(
      and(lte(weeklyMail.dueAt, now), or(isNull(weeklyMail.claimedUntil), lte(weeklyMail.claimedUntil, now))),
    )
    .orderBy(asc(weeklyMail.dueAt))
    .limit(limit),
)

/** The claps for what somebody has written by people who began to clap for it from a time on, before another one. */
export const clapsOfWriter = query(
  'clapsOfWriter',
  (userId: Param<string>, from: Param<number>, until: Param<number>) =>
    select({ claps: sql<number>`coalesce(sum(${clap.count}), 0)` })
      .from(indexedBy(post, 'post_by_creator'))
      .crossJoin(indexedBy(clap, 'clap_newest'))
      .where(
        and(
          eq(post.creatorId, userId),
          gte(post.clappedAt, from),
          eq(clap.kind, 'post'),
          eq(clap.targetId, post.id),
          gte(clap.createdAt, from),
          lt(clap.createdAt, until),
        ),
      )
      .limit(1),
)
