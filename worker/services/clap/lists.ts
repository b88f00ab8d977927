import type { ClapTarget } from '../../../schema/rules/claps'
import { clappedPosts, clappersOf, followedClappersOf } from '../../data/clap/queries'
import type { Database, RowOf } from '../../data/database'
import { FROM_BOTTOM, FROM_TOP, type Key, type Paging, readPage } from '../paging'
import type { Actor } from '../policies/actor'

export type ClapperOrder = keyof typeof clappersOf

/** Somebody who has clapped, how often, and since when. */
export type Clapper = RowOf<(typeof clappersOf)['newest']>

const keyOf: Readonly<Record<ClapperOrder, (clapper: Clapper) => Key>> = {
  newest: ({ clappedAt, id }) => [clappedAt, id],
  oldest: ({ clappedAt, id }) => [clappedAt, id],
  most: ({ clapCount, id }) => [clapCount, id],
}

/**
 * The people who have clapped for something.
 *
 * @param actor who sees them.
 * @param isFollowed only those whom that person follows.
 */
export const clappers = (
  db: Database,
  { kind, id }: ClapTarget,
  order: ClapperOrder,
  actor: Actor,
  paging?: Paging | null,
  isFollowed = false,
) =>
  readPage<Clapper>(
    paging,
    ([key, userId], limit) =>
      db.all(
        (isFollowed ? followedClappersOf : clappersOf)[order],
        kind,
        id,
        actor?.id ?? '',
        key,
        userId,
        limit,
      ),
    keyOf[order],
    order === 'oldest' ? FROM_BOTTOM : FROM_TOP,
  )

/** The stories that somebody has clapped for, the newest clap first. */
export const recommendedBy = (db: Database, userId: string, paging?: Paging | null) =>
  readPage(
    paging,
    ([clappedAt, postId], limit) => db.all(clappedPosts, userId, clappedAt, postId, limit),
    ({ clappedAt, id }): Key => [clappedAt, id],
  )
