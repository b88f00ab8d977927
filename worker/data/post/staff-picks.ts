import { COLLECTION_COLUMNS, type Collection } from '../collection/rows'
import { query } from '../database'
import { USER_COLUMNS, type User } from '../user/rows'
import { POST_COLUMNS, type Post } from './rows'

type Page = [key: number, id: string, limit: number]

/** A story that staff picked. */
export type StaffPick = Post & { pickedAt: number }

const PICKS = `staff_pick s INDEXED BY staff_pick_newest JOIN post p ON p.id = s.post_id
   WHERE (s.picked_at, s.post_id) < (?1, ?2) AND p.is_listed = 1
   ORDER BY s.picked_at DESC, s.post_id DESC LIMIT ?3`

export const staffPicks = query<Page, StaffPick>(
  'staffPicks',
  `SELECT ${POST_COLUMNS}, s.picked_at AS pickedAt FROM ${PICKS}`,
)

/** Those who wrote the same page of picks, and where: asked for beside it, they take no round trip of their own. */
export const writersOfStaffPicks = query<Page, User>(
  'writersOfStaffPicks',
  `SELECT ${USER_COLUMNS} FROM (SELECT p.creator_id AS owner FROM ${PICKS}) picked
   CROSS JOIN user u ON u.id = picked.owner`,
)
export const collectionsOfStaffPicks = query<Page, Collection>(
  'collectionsOfStaffPicks',
  `SELECT ${COLLECTION_COLUMNS} FROM (SELECT p.collection_id AS owner FROM ${PICKS}) picked
   CROSS JOIN collection c ON c.id = picked.owner WHERE c.is_removed = 0`,
)
