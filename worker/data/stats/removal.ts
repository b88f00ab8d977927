import { eq, sql } from 'drizzle-orm'
import { statSum } from '../../../schema/tables/stats/earlier-sums'
import { statReader, statRunning, statSource, statTotal } from '../../../schema/tables/stats/sums'
import { inJson, jsonEach, row } from '../sql/fragments'
import type { Param } from '../sql/params'
import { select } from '../sql/query'
import { deleteFrom, write } from '../sql/write'

/* What goes with an account (docs/rules/stats.md, "Kept"). The parameter is a JSON list of ids. */

/** Deletes some of the counts of writers and stories. Tells how many they were, so that it can be asked for more. */
export const dropCounts = write((subjects: Param<string>, limit: Param<number>) => {
  const { from, value } = jsonEach(subjects)
  const { subject, dimension, part, hour } = statRunning
  const rows = select({ subject, dimension, part, hour })
    .from(from)
    .crossJoin(statRunning)
    .where(eq(subject, value))
    .limit(limit)
  return deleteFrom(statRunning).where(sql`${row(subject, dimension, part, hour)} in ${rows}`)
})

/** Deletes some of what earlier versions have counted of them. */
export const dropEarlierCounts = write((subjects: Param<string>, limit: Param<number>) => {
  const { from, value } = jsonEach(subjects)
  const { subject, dimension, hour, part } = statSum
  const rows = select({ subject, dimension, hour, part })
    .from(from)
    .crossJoin(statSum)
    .where(eq(subject, value))
    .limit(limit)
  return deleteFrom(statSum).where(sql`${row(subject, dimension, hour, part)} in ${rows}`)
})

export const dropTotals = write((postIds: Param<string>) =>
  deleteFrom(statTotal).where(inJson(statTotal.postId, postIds)),
)
export const dropSources = write((postIds: Param<string>) =>
  deleteFrom(statSource).where(inJson(statSource.postId, postIds)),
)
export const dropReaders = write((postIds: Param<string>) =>
  deleteFrom(statReader).where(inJson(statReader.postId, postIds)),
)
