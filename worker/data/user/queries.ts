import { and, desc, eq, gt, isNotNull } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/sqlite-core'
import { user, userDomain, usernameHistory } from '../../../schema/tables/user'
import { indexedBy, jsonEach } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { only } from '../sql/rows'
import { userFields } from './rows'

export const usersByIds = query('usersByIds', (ids: Param<string>) => {
  const keys = jsonEach(ids)
  return select(userFields).from(keys.from).crossJoin(user).where(eq(user.id, keys.value))
})

/** By a person's current or former username: the current one wins. */
export const userByUsername = query('userByUsername', (username: Param<string>) =>
  unionAll(
    select(userFields).from(user).where(eq(user.username, username)),
    select(userFields)
      .from(usernameHistory)
      .innerJoin(user, eq(user.id, usernameHistory.userId))
      .where(eq(usernameHistory.username, username)),
  ).limit(1),
)

export const userAbout = query('userAbout', (id: Param<string>) =>
  select({ about: user.about }).from(user).where(eq(user.id, id)),
)

/** Read separately, so that no other row contains it. */
export const userEmail = query('userEmail', (id: Param<string>) =>
  select({ email: user.email }).from(user).where(eq(user.id, id)),
)

export const topUsers = query('topUsers', (limit: Param<number>) =>
  select(userFields)
    .from(indexedBy(user, 'user_by_followers'))
    .where(and(eq(user.isSuspended, false), gt(user.postCount, 0)))
    .orderBy(desc(user.followerCount), desc(user.id))
    .limit(limit),
)

export const userByDomain = query('userByDomain', (domain: Param<string>) =>
  select(userFields)
    .from(userDomain)
    .innerJoin(user, eq(user.id, userDomain.userId))
    .where(and(eq(userDomain.domain, domain), isNotNull(userDomain.verifiedAt))),
)

export const liveDomainsOfUsers = query('liveDomainsOfUsers', (ids: Param<string>) => {
  const keys = jsonEach(ids)
  return select(only(userDomain, 'userId', 'domain'))
    .from(keys.from)
    .crossJoin(userDomain)
    .where(and(eq(userDomain.userId, keys.value), isNotNull(userDomain.verifiedAt)))
})
