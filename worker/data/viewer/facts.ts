import { and, eq, isNull, sql } from 'drizzle-orm'
import { externalIdentity } from '../../../schema/tables/credential'
import { membership } from '../../../schema/tables/membership'
import { partner } from '../../../schema/tables/partner'
import { user } from '../../../schema/tables/user'
import { dismissedFlag, flagOverride, userPreference } from '../../../schema/tables/viewer'
import { hasLostTrial } from '../membership/trials'
import { indexedBy } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, scalar, select } from '../sql/query'
import { only, type Row } from '../sql/rows'

const overrides = sql<string>`json_group_object(${flagOverride.name}, json(${flagOverride.value}))`
const dismissed = sql<string>`json_group_array(${dismissedFlag.flag})`
const preferences = sql<string>`json_group_object(${userPreference.name}, json(${userPreference.value}))`

/**
 * Data about a person as a viewer, as fields beside those of the table of people: a few rows, each found by
 * its key, so that a session's read includes everything that its pages need.
 */
export const viewerFactsFields = {
  /** When they last opened the list of what they follow. */
  iconViewedAt: user.iconViewedAt,
  /** Until when something may be dismissed for a while. */
  dismissedUntil: user.dismissedUntil,
  /** JSON object: flag → value. */
  flagOverrides: sql<string>`${select({ overrides }).from(flagOverride).where(eq(flagOverride.userId, user.id))}`,
  /** JSON list of names. */
  dismissedFlags: sql<string>`${select({ dismissed }).from(dismissedFlag).where(eq(dismissedFlag.userId, user.id))}`,
  /** JSON object: preference → value. */
  preferences: sql<string>`${select({ preferences }).from(userPreference).where(eq(userPreference.userId, user.id))}`,
  /** Their last membership that is paid for, as a JSON list (worker/services/membership/own-membership.ts); absent without one. */
  membershipList: scalar(
    select({
      list: sql<string>`json_array(${membership.id}, ${membership.provider}, ${membership.method}, ${membership.methodExpiresAt}, ${membership.subscription}, ${membership.nextChargeAt})`,
    })
      .from(membership)
      .where(and(eq(membership.userId, user.id), eq(membership.isCurrent, true))),
  ),
  /** Their place in the partner programme, as a JSON list of their number and state; absent without one. */
  partnerList: scalar(
    select({ list: sql<string>`json_array(${partner.id}, ${partner.status})` })
      .from(indexedBy(partner, 'partner_of_user'))
      .where(eq(partner.userId, user.id)),
  ),
  /** Whether they were told that what they pay with has had its trial; of nobody who has been a member is that asked. */
  hasLostTrial: sql<number>`${isNull(user.membershipTier)} and ${hasLostTrial(user.id)}`,
  /** Their name on X, if they connected it. */
  twitterName: scalar(
    select({ name: externalIdentity.name })
      .from(externalIdentity)
      .where(and(eq(externalIdentity.userId, user.id), eq(externalIdentity.provider, 'twitter'))),
  ),
}

export interface ViewerFactsRow extends Row<typeof viewerFactsFields> {}

/** A person's addresses, including one that waits for confirmation. */
export const addressFields = only(user, 'email', 'emailVerifiedAt', 'unverifiedEmail')

/** What somebody has chosen for one preference, as JSON; nothing if they never chose. */
export const preferenceOf = query('preferenceOf', (userId: Param<string>, name: Param<string>) =>
  select(only(userPreference, 'value'))
    .from(userPreference)
    .where(and(eq(userPreference.userId, userId), eq(userPreference.name, name))),
)

/** The viewer's facts for somebody who came without one of our sessions. */
export const viewerFacts = query('viewerFacts', (userId: Param<string>) =>
  select({ ...addressFields, ...viewerFactsFields, isStaff: user.isStaff })
    .from(user)
    .where(eq(user.id, userId)),
)
