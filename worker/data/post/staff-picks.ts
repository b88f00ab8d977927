import { and, desc, eq } from 'drizzle-orm'
import { staffPick } from '../../../schema/tables/catalog'
import { post } from '../../../schema/tables/post'
import { before, indexedBy } from '../sql/fragments'
import type { Page, Param } from '../sql/params'
import { query, select } from '../sql/query'
import type { Row } from '../sql/rows'
import { deleteFrom, write } from '../sql/write'
import { postFieldsAndNamed } from './brought'

const pickFields = { ...postFieldsAndNamed, pickedAt: staffPick.pickedAt }

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

/** Every pick, also of stories that have left the lists. */
export const everyPick = query('everyPick', (...[key, id, limit]: Page) =>
  select({ id: staffPick.postId, pickedAt: staffPick.pickedAt })
    .from(newestPicks)
    .where(before([staffPick.pickedAt, staffPick.postId], [key, id]))
    .orderBy(...newestFirst)
    .limit(limit),
)

/** Since when a story is picked. */
export const pickedAt = query('pickedAt', (postId: Param<string>) =>
  select({ pickedAt: staffPick.pickedAt }).from(staffPick).where(eq(staffPick.postId, postId)),
)

export const deleteStaffPick = write((postId: Param<string>) =>
  deleteFrom(staffPick).where(eq(staffPick.postId, postId)),
)
