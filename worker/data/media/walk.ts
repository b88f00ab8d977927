import { and, eq, gt, gte, isNotNull, isNull, lt, lte, or } from 'drizzle-orm'
import { media, mediaWalk } from '../../../schema/tables/media'
import { inJson, rowid } from '../sql/fragments'
import { upsert } from '../sql/insert'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { only } from '../sql/rows'
import { deleteFrom, update, write } from '../sql/write'

/** The walk that is under way, or the last one. */
export const currentWalk = query('currentWalk', () =>
  select(only(mediaWalk, 'startedAt', 'places', 'place', 'position', 'finishedAt'))
    .from(mediaWalk)
    .where(eq(mediaWalk.id, 1))
    .limit(1),
)

const upsertWalk = upsert(mediaWalk, [])

/** Begins a walk in place of the last one. */
export const beginWalk = (startedAt: number, places: string, place: string) =>
  upsertWalk({ id: 1, startedAt, places, place, position: 0, finishedAt: null })

/** Takes a walk from where it is to where it goes on; changes nothing if it isn't there any more. */
export const moveWalk = write(
  (
    startedAt: Param<number>,
    place: Param<string>,
    position: Param<number>,
    nextPlace: Param<string>,
    nextPosition: Param<number>,
    finishedAt: Param<number | null>,
  ) =>
    update(mediaWalk)
      .set({ place: nextPlace, position: nextPosition, finishedAt })
      .where(
        and(
          eq(mediaWalk.id, 1),
          eq(mediaWalk.startedAt, startedAt),
          eq(mediaWalk.place, place),
          eq(mediaWalk.position, position),
          isNull(mediaWalk.finishedAt),
        ),
      ),
)

/** @param walk when it began. */
const isUnseenBy = (walk: Param<number>) => or(isNull(media.seenAt), lt(media.seenAt, walk))

/** Notes that a walk has found pictures in use. @param ids a JSON list. */
export const markSeen = write((ids: Param<string>, walk: Param<number>) =>
  update(media)
    .set({ seenAt: walk, unusedSince: null })
    .where(and(inJson(media.id, ids), isUnseenBy(walk))),
)

/** Pictures after a row, with what has to be known to judge them. */
export const mediaToJudge = query('mediaToJudge', (at: Param<number>, limit: Param<number>) =>
  select({ at: rowid(media), ...only(media, 'id', 'createdAt', 'seenAt', 'unusedSince') })
    .from(media)
    .where(gt(rowid(media), at))
    .orderBy(rowid(media))
    .limit(limit),
)

/** Notes that a walk has found pictures nowhere. @param ids a JSON list. */
export const markUnused = write((ids: Param<string>, walk: Param<number>) =>
  update(media)
    .set({ unusedSince: walk })
    .where(and(inJson(media.id, ids), isNull(media.unusedSince), isUnseenBy(walk))),
)

/** Begins to remove pictures: from now on there are no such pictures. @param ids a JSON list. */
export const claimUnused = write(
  (
    ids: Param<string>,
    walk: Param<number>,
    unusedUntil: Param<number>,
    createdUntil: Param<number>,
    now: Param<number>,
  ) =>
    update(media)
      .set({ removingAt: now })
      .where(
        and(
          inJson(media.id, ids),
          isUnseenBy(walk),
          lte(media.unusedSince, unusedUntil),
          lte(media.createdAt, createdUntil),
        ),
      ),
)

/** Pictures whose removal began between two times. */
export const mediaBeingRemoved = query(
  'mediaBeingRemoved',
  (from: Param<number>, until: Param<number>, limit: Param<number>) =>
    select(only(media, 'id'))
      .from(media)
      .where(and(gte(media.removingAt, from), lte(media.removingAt, until)))
      .limit(limit),
)

/** Forgets pictures whose bytes have been removed. @param ids a JSON list. */
export const forgetRemoved = write((ids: Param<string>) =>
  deleteFrom(media).where(and(inJson(media.id, ids), isNotNull(media.removingAt))),
)
