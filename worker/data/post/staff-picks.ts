import { and, desc, eq } from 'drizzle-orm'
import { staffPick } from '../../../schema/tables/catalog'
import { collection } from '../../../schema/tables/collection'
import { post } from '../../../schema/tables/post'
import { user } from '../../../schema/tables/user'
import { collectionFields } from '../collection/rows'
import { isShownCollection } from '../collection/shown'
import { before, indexedBy } from '../sql/fragments'
import type { Page } from '../sql/params'
import { query, select } from '../sql/query'
import type { Row } from '../sql/rows'
import { userFields } from '../user/rows'
import { postFields } from './rows'

const pickFields = { ...postFields, pickedAt: staffPick.pickedAt }

/** A story that staff picked. */
export interface StaffPick extends Row<typeof pickFields> {}

const newestPicks = indexedBy(staffPick, 'staff_pick_newest')
const newestFirst = [desc(staffPick.pickedAt), desc(staffPick.postId)]
const isShown = ([key, id]: Page) =>
  and(before([staffPick.pickedAt, staffPick.postId], [key, id]), eq(post.isListed, true))

export const staffPicks = query('staffPicks', (...page: Page) =>
  select(pickFields)
    .from(newestPicks)
    .innerJoin(post, eq(post.id, staffPick.postId))
    .where(isShown(page))
    .orderBy(...newestFirst)
    .limit(page[2]),
)

/** The people and publications that a page of picks refers to. */
const ownersOfPicks = (page: Page) =>
  select({ creatorId: post.creatorId, collectionId: post.collectionId })
    .from(newestPicks)
    .innerJoin(post, eq(post.id, staffPick.postId))
    .where(isShown(page))
    .orderBy(...newestFirst)
    .limit(page[2])
    .as('picked')

/**
 * The writers and publications of the same page of picks: requested along with it, they take no round trip of
 * their own.
 */
export const writersOfStaffPicks = query('writersOfStaffPicks', (...page: Page) => {
  const picked = ownersOfPicks(page)
  return select(userFields).from(picked).crossJoin(user).where(eq(user.id, picked.creatorId))
})
export const collectionsOfStaffPicks = query('collectionsOfStaffPicks', (...page: Page) => {
  const picked = ownersOfPicks(page)
  return select(collectionFields)
    .from(picked)
    .crossJoin(collection)
    .where(and(eq(collection.id, picked.collectionId), isShownCollection))
})
