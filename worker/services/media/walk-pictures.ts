import { fileKey } from '../../../schema/rules/files'
import { UNUSED_PICTURE_KEPT } from '../../../schema/rules/images/unused'
import { DAY, MINUTE } from '../../../schema/rules/time-units'
import type { Database, RowOf } from '../../data/database'
import { PICTURE_PLACES } from '../../data/media/places'
import * as walks from '../../data/media/walk'
import type { Clock } from '../../platform/clock'
import { pictureIdsIn } from './pictures-in-use'
import { imageKey } from './store-image'

/** A walk begins so long after the last one began, unless that one takes longer. */
const WALK_EVERY = 7 * DAY
/** How long a picture stays after it was stored, used or not, in milliseconds. */
const YOUNG_FOR = 30 * DAY

/** A run that began to remove pictures so long ago isn't at it any more. */
const SILENT = 20 * MINUTE

/** Pictures that one step judges, and of which it removes all at the most. */
const JUDGED = 200

/** Where a walk is once it has been through all places. */
const JUDGEMENT = 'judgement'
const PLACES = PICTURE_PLACES.map(({ name, columns }) =>
  [name, ...columns.map((column) => column.name)].join(' '),
).join(', ')

interface Parts {
  db: Database
  clock: Clock
  bucket: Pick<R2Bucket, 'delete'>
}

type Walk = RowOf<typeof walks.currentWalk>

/** Where a walk goes on after a step; nowhere if it is at its end. */
type Next = Pick<Walk, 'place' | 'position'> | undefined

/**
 * A bounded part of the walk that finds out which pictures are in use, and of the removal of those that haven't been for
 * long. It may end at any point: a step that fails is done again, and nothing is judged before a walk has been
 * everywhere. Rule: docs/rules/images.md, "Keeping".
 *
 * @param steps how many it takes at most: as many reads of a few rows.
 * @throws if the database or the bucket can't be reached.
 */
export async function walkPictures(parts: Parts, steps: number): Promise<void> {
  const { db, clock } = parts
  await removeClaimed(parts, 0, clock.now() - SILENT)
  for (let step = 0; step < steps; step++) {
    const walk = await db.first(walks.currentWalk)
    const now = clock.now()
    const isOver = walk?.finishedAt !== undefined && walk.finishedAt !== null
    if (walk && isOver && now - walk.startedAt < WALK_EVERY) return
    if (!walk || isOver || walk.places !== PLACES) {
      await db.write([walks.beginWalk(now, PLACES, PICTURE_PLACES[0]?.name ?? JUDGEMENT)])
      continue
    }
    const next = walk.place === JUDGEMENT ? await judge(parts, walk) : await look(db, walk)
    const { place, position } = next ?? walk
    const [moved] = await db.write([
      walks.moveWalk(walk.startedAt, walk.place, walk.position, place, position, next ? null : now),
    ])
    // Another run is at work.
    if (moved === 0) return
  }
}

/** Marks the pictures that the next rows of a place name. */
async function look(db: Database, { place: name, position, startedAt }: Walk): Promise<Next> {
  const index = PICTURE_PLACES.findIndex((one) => one.name === name)
  const place = PICTURE_PLACES[index]
  if (!place) throw new Error(`No place is called ${name}`)
  const rows = await db.all(place.texts, position, place.limit)
  const ids = [...new Set(rows.flatMap(({ text }) => pictureIdsIn(text)))]
  if (ids.length > 0) await db.write([walks.markSeen(JSON.stringify(ids), startedAt)])
  const last = lastOf(rows, place.limit)
  return last === undefined
    ? { place: PICTURE_PLACES[index + 1]?.name ?? JUDGEMENT, position: 0 }
    : { place: name, position: last }
}

/** Marks or removes those of the next pictures that the walk has found nowhere. */
async function judge(parts: Parts, { startedAt, position }: Walk): Promise<Next> {
  const { db, clock } = parts
  const rows = await db.all(walks.mediaToJudge, position, JUDGED)
  const unseen = rows.filter(
    ({ createdAt, seenAt }) => createdAt < startedAt && (seenAt === null || seenAt < startedAt),
  )
  if (unseen.length > 0) {
    const ids = JSON.stringify(unseen.map(({ id }) => id))
    const now = clock.now()
    await db.write([
      walks.claimUnused(ids, startedAt, startedAt - UNUSED_PICTURE_KEPT, startedAt - YOUNG_FOR, now),
      walks.markUnused(ids, startedAt),
    ])
    await removeClaimed(parts, now, now)
  }
  const last = lastOf(rows, JUDGED)
  return last === undefined ? undefined : { place: JUDGEMENT, position: last }
}

/** The last row that was read; nothing if there are no more. */
const lastOf = (rows: readonly { at: number }[], limit: number): number | undefined =>
  rows.length < limit ? undefined : rows.at(-1)?.at

/**
 * Removes the pictures that were claimed between two times: the bytes first, because nobody finds the row any more, and
 * until it is gone nobody stores them again. Two runs never remove the same ones at once, so that none removes what has
 * been stored again after the other.
 */
async function removeClaimed({ db, bucket }: Parts, from: number, until: number): Promise<void> {
  const claimed = await db.all(walks.mediaBeingRemoved, from, until, JUDGED)
  if (claimed.length === 0) return
  const ids = claimed.map(({ id }) => id)
  await bucket.delete(ids.flatMap((id) => [imageKey(id), fileKey(id)]))
  await db.write([walks.forgetRemoved(JSON.stringify(ids))])
  console.log(JSON.stringify({ event: 'pictures-removed', pictures: ids.length }))
}
