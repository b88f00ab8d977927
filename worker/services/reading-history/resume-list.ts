import { predefinedId } from '../../../schema/routes/catalog-id'
import { BEGUN, MOST_TO_RESUME, PROGRESS_STEPS, RESUMED_AFTER } from '../../../schema/rules/reading-history'
import { insertPredefined } from '../../data/catalog/changes'
import { putFirst, takeAllOut, takeOut } from '../../data/catalog/resume'
import type { Database, Statement } from '../../data/database'
import { historyEntry } from '../../data/reading-history/queries'
import type { HistoryEntry } from '../../data/reading-history/rows'
import { emptyPredefined } from '../catalog/reading-list'

const listOf = (userId: string): string => predefinedId(userId, 'currently-reading')

const isBegun = (progress: number): boolean => progress >= BEGUN * PROGRESS_STEPS

/** Puts a story first in “Resume reading”. */
export const resume = (userId: string, item: { id: string; postId: string }, now: number): Statement[] => [
  insertPredefined({ ...emptyPredefined(userId, 'currently-reading'), createdAt: now, updatedAt: now }),
  ...putFirst(listOf(userId), item, MOST_TO_RESUME, now),
]

/** Takes a story out of it. */
export const resumeNoMore = (userId: string, postId: string, now: number): Statement[] =>
  takeOut(listOf(userId), postId, now)

/** Takes all stories out of it. */
export const clearResumeList = (userId: string, now: number): Statement[] => takeAllOut(listOf(userId), now)

/** Whether somebody has begun all of these stories, and finished none of them. */
export async function areBegun(db: Database, userId: string, postIds: readonly string[]): Promise<boolean> {
  const entries = await Promise.all(postIds.map((postId) => db.first(historyEntry, userId, postId)))
  return entries.every(
    (entry) => entry && entry.removedAt === null && entry.finishedAt === null && isBegun(entry.progress),
  )
}

/**
 * What reading on changes about “Resume reading”: a story comes first once it is begun, and again when it is read on
 * later; it leaves once it is finished. Rule: docs/rules/reading-history.md, "Resume reading".
 *
 * @param before what is in their history of it.
 */
export function resumeStatements(
  userId: string,
  item: { id: string; postId: string },
  before: HistoryEntry | undefined,
  { progress, isFinished }: { progress: number; isFinished: boolean },
  now: number,
): Statement[] {
  if (before && before.finishedAt !== null) return []
  if (isFinished) return resumeNoMore(userId, item.postId, now)
  if (!isBegun(Math.max(progress, before?.progress ?? 0))) return []
  const isThere = before !== undefined && isBegun(before.progress) && before.readAt > now - RESUMED_AFTER
  return isThere ? [] : resume(userId, item, now)
}
