import { and, sql } from 'drizzle-orm'
import { purgeOutbox } from '../../../schema/tables/operations'
import type { Statement } from '../database'
import { inJson } from '../sql/fragments'
import type { Param } from '../sql/params'
import { update, write } from '../sql/write'

/** Delays double from this many milliseconds … */
const FIRST_DELAY = 2000
/** … up to ten minutes. */
const LONGEST_DELAY = 600_000
/** 2 s doubled nine times exceeds the longest delay. */
const LAST_DOUBLING = 9

/**
 * Open rows with these ids. The plus keeps SQLite from walking the index of open rows instead of looking up the
 * ids.
 */
const areOpen = (ids: Param<string>) => and(inJson(purgeOutbox.id, ids), sql`+${purgeOutbox.doneAt} is null`)

const settle = write((ids: Param<string>, now: Param<number>) =>
  update(purgeOutbox).set({ doneAt: now, lastError: null }).where(areOpen(ids)),
)

/** Marks rows whose tags were purged. */
export const markDone = (ids: readonly number[], now: number): Statement => settle(JSON.stringify(ids), now)

const postpone = write((ids: Param<string>, now: Param<number>, error: Param<string>) => {
  const { attempts } = purgeOutbox
  const delay = sql`min(${LONGEST_DELAY}, ${FIRST_DELAY} << min(${attempts}, ${LAST_DOUBLING}))`
  return update(purgeOutbox)
    .set({ attempts: sql`${attempts} + 1`, lastError: error, nextAttemptAt: sql`${now} + ${delay}` })
    .where(areOpen(ids))
})

/** Postpones rows whose tags couldn't be purged, each for longer than the last time. */
export const markFailed = (ids: readonly number[], now: number, error: string): Statement =>
  postpone(JSON.stringify(ids), now, error.slice(0, 500))
