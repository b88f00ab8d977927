import { count, eq } from 'drizzle-orm'
import { post } from '../../../schema/tables/post'
import { user } from '../../../schema/tables/user'
import { indexedBy } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { only } from '../sql/rows'

/** What staff may know of an account besides its public side. */
export const accountFacts = query('accountFacts', (userId: Param<string>) =>
  select(only(user, 'email', 'emailVerifiedAt', 'isStaff', 'deactivatedAt', 'deleteAfter'))
    .from(user)
    .where(eq(user.id, userId)),
)

/** There are fewer states. */
const MOST_STATES = 10

/** How many stories and responses of a person are in each state. */
export const storyStatesOfUser = query('storyStatesOfUser', (userId: Param<string>) =>
  select({ state: post.state, count: count() })
    .from(indexedBy(post, 'post_of_creator'))
    .where(eq(post.creatorId, userId))
    .groupBy(post.state)
    .limit(MOST_STATES),
)
