import { query } from '../database'
import { periodStart } from '../period'

/** When a story came out that stands for a year, a month or a day of an archive: one row for each that has stories. */
export interface ArchiveStep {
  kind: 'year' | 'month' | 'day'
  /** Milliseconds since 1970 UTC. */
  at: number
}

/** Years of an archive that are offered at most, the latest of them. */
export const MOST_YEARS = 200

/**
 * The periods of an archive that have stories: its years, the months of one year and the days of one month. Each
 * costs one step of the index, from the latest story to the latest one before its period, however many stories or
 * empty years lie between.
 *
 * @param from the stories' table with its index and the condition that chooses them.
 */
function stepsOf(from: string): string {
  const latest = (condition: string) =>
    `(SELECT first_published_at FROM ${from} AND ${condition} ORDER BY first_published_at DESC LIMIT 1)`
  const walk = (kind: ArchiveStep['kind'], first: string, since: string) => `${kind}s(at) AS (
     SELECT ${latest(first)}
     UNION ALL
     SELECT ${latest(`${since}first_published_at < ${periodStart('s.at', kind)}`)} FROM ${kind}s s
     WHERE s.at IS NOT NULL LIMIT ${MOST_YEARS + 1})`
  const within = (n: number) => `first_published_at >= ?${n} AND first_published_at < ?${n + 1}`
  return `WITH RECURSIVE
     ${walk('year', 'first_published_at IS NOT NULL', '')},
     ${walk('month', within(2), 'first_published_at >= ?2 AND ')},
     ${walk('day', within(4), 'first_published_at >= ?4 AND ')}
   SELECT 'year' AS kind, at FROM years WHERE at IS NOT NULL
   UNION ALL SELECT 'month', at FROM months WHERE at IS NOT NULL
   UNION ALL SELECT 'day', at FROM days WHERE at IS NOT NULL`
}

type Within = [yearFrom: number, yearUntil: number, monthFrom: number, monthUntil: number]

export const archiveStepsOfCollection = query<[collectionId: string, ...Within], ArchiveStep>(
  'archiveStepsOfCollection',
  stepsOf('post INDEXED BY post_by_collection WHERE collection_id = ?1 AND is_listed = 1'),
)

export const archiveStepsOfTag = query<[tagSlug: string, ...Within], ArchiveStep>(
  'archiveStepsOfTag',
  stepsOf('post_tag INDEXED BY post_tag_latest WHERE tag_slug = ?1 AND is_listed = 1'),
)
