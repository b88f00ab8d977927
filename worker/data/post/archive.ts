import { and, desc, eq, gte, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import { type SQLiteColumn, type SQLiteTable, unionAll } from 'drizzle-orm/sqlite-core'
import { post, postTag } from '../../../schema/tables/post'
import { periodStart } from '../period'
import { indexedBy, recursive } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, select, withRecursive } from '../sql/query'

type Kind = 'year' | 'month' | 'day'

/**
 * The publication time of a story that represents a year, a month or a day of an archive: one row for each
 * period that has stories.
 */
export interface ArchiveStep {
  kind: Kind
  /** Milliseconds since 1970 UTC. */
  at: number
}

/** The maximum number of an archive's years that are offered, counted from the latest. */
export const MOST_YEARS = 200

type Within = [
  yearFrom: Param<number>,
  yearUntil: Param<number>,
  monthFrom: Param<number>,
  monthUntil: Param<number>,
]

/**
 * The stories of an archive: their table with its index, their publication time, and the condition that
 * selects them.
 */
interface Archive {
  table: SQLiteTable
  publishedAt: SQLiteColumn
  condition: SQL | undefined
}

/**
 * The periods of an archive that have stories: its years, the months of one year and the days of one month.
 * Each costs one step of the index, from the latest story to the latest one before its period, however many
 * stories or empty years are in between.
 */
function stepsOf({ table, publishedAt, condition }: Archive, within: Within): SQL<ArchiveStep> {
  const latest = (...conditions: (SQL | undefined)[]) =>
    select({ at: publishedAt })
      .from(table)
      .where(and(condition, ...conditions))
      .orderBy(desc(publishedAt))
      .limit(1)
  const walk = (kind: Kind, since: SQL, until?: SQL) => {
    const steps = recursive<number>(`${kind}s`, 'at')
    const before = latest(since, lt(publishedAt, periodStart(steps.value, kind)))
    const next = sql`select ${before} from ${steps.from} where ${isNotNull(steps.value)} limit ${MOST_YEARS + 1}`
    return {
      table: steps.as(latest(since, until), next),
      rows: select({ kind: sql<Kind>`${kind}`, at: steps.value })
        .from(steps.from)
        .where(isNotNull(steps.value)),
    }
  }
  const [yearFrom, yearUntil, monthFrom, monthUntil] = within
  const years = walk('year', isNotNull(publishedAt))
  const months = walk('month', gte(publishedAt, yearFrom), lt(publishedAt, yearUntil))
  const days = walk('day', gte(publishedAt, monthFrom), lt(publishedAt, monthUntil))
  return withRecursive([years.table, months.table, days.table], unionAll(years.rows, months.rows, days.rows))
}

export const archiveStepsOfCollection = query(
  'archiveStepsOfCollection',
  (collectionId: Param<string>, ...within: Within) =>
    stepsOf(
      {
        table: indexedBy(post, 'post_by_collection'),
        publishedAt: post.firstPublishedAt,
        condition: and(eq(post.collectionId, collectionId), eq(post.isListed, true)),
      },
      within,
    ),
)

export const archiveStepsOfTag = query('archiveStepsOfTag', (tagSlug: Param<string>, ...within: Within) =>
  stepsOf(
    {
      table: indexedBy(postTag, 'post_tag_latest'),
      publishedAt: postTag.firstPublishedAt,
      condition: and(eq(postTag.tagSlug, tagSlug), eq(postTag.isListed, true)),
    },
    within,
  ),
)
