import { and, asc, inArray, lt, sql } from 'drizzle-orm'
import { purgeOutbox } from '../../../schema/tables/operations'
import type { Statement } from '../database'
import { inJson } from '../sql/fragments'
import type { Param } from '../sql/params'
import { select } from '../sql/query'
import { deleteFrom, update, write } from '../sql/write'

/** Waits double from this many milliseconds on … */
const FIRST_DELAY = 2000
/** … and not beyond ten minutes. */
const LONGEST_DELAY = 600_000
/** 2 s doubled nine times is longer than the longest. */
const LAST_DOUBLING = 9

/**
 * Rows with these ids that are open. The plus keeps SQLite from walking through all open rows by their index: the
 * ids are what to look up.
 */
const areOpen = (ids: Param<string>) => and(inJson(purgeOutbox.id, ids), sql`+${purgeOutbox.doneAt} is null`)

const settle = write((ids: Param<string>, now: Param<number>) =>
  update(purgeOutbox).set({ doneAt: now, lastError: null }).where(areOpen(ids)),
)

/** The rows' tags are purged. */
export const markDone = (ids: readonly number[], now: number): Statement => settle(JSON.stringify(ids), now)

const postpone = write((ids: Param<string>, now: Param<number>, error: Param<string>) => {
  const { attempts } = purgeOutbox
  const delay = sql`min(${LONGEST_DELAY}, ${FIRST_DELAY} << min(${attempts}, ${LAST_DOUBLING}))`
  return update(purgeOutbox)
    .set({ attempts: sql`${attempts} + 1`, lastError: error, nextAttemptAt: sql`${now} + ${delay}` })
    .where(areOpen(ids))
})

/** The rows' tags could not be purged: each waits longer than the last time. */
export const markFailed = (ids: readonly number[], now: number, error: string): Statement =>
  postpone(JSON.stringify(ids), now, error.slice(0, 500))

/** Deletes rows done before a time, the oldest first, at most `limit` of them. */
export const deleteDone = write((before: Param<number>, limit: Param<number>) => {
  const old = select({ id: purgeOutbox.id })
    .from(purgeOutbox)
    .where(lt(purgeOutbox.doneAt, before))
    .orderBy(asc(purgeOutbox.doneAt))
    .limit(limit)
  return deleteFrom(purgeOutbox).where(inArray(purgeOutbox.id, old))
})
