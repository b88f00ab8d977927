import type { Database, Query } from '../../data/database'
import {
  type ArchiveStep,
  archiveStepsOfCollection,
  archiveStepsOfTag,
  MOST_YEARS,
} from '../../data/post/archive'
import { type Period, periodOf } from '../period'

/** The periods of an archive that have stories. */
export interface ArchivePeriods {
  /** Latest first. */
  years: number[]
  /** Of the chosen year, 1 to 12. */
  months: number[]
  /** Of the chosen month. */
  days: number[]
}

/** It contains no story. */
const NEVER: Period = { from: 0, until: 0 }

/**
 * The years with stories, and the periods with stories below the chosen year and month. Rule:
 * docs/rules/ranking.md, "Archives".
 */
async function periods(
  db: Database,
  steps: Query<[string, number, number, number, number], ArchiveStep>,
  owner: string,
  year?: number | null,
  month?: number | null,
): Promise<ArchivePeriods> {
  const inYear = year ? periodOf(year) : NEVER
  const inMonth = year && month ? periodOf(year, month) : NEVER
  const rows = await db.all(steps, owner, inYear.from, inYear.until, inMonth.from, inMonth.until)
  const numbers = (kind: ArchiveStep['kind'], read: (date: Date) => number) =>
    rows.flatMap((row) => (row.kind === kind ? read(new Date(row.at)) : []))
  return {
    years: numbers('year', (date) => date.getUTCFullYear()).slice(0, MOST_YEARS),
    months: numbers('month', (date) => date.getUTCMonth() + 1).reverse(),
    days: numbers('day', (date) => date.getUTCDate()).reverse(),
  }
}

export const periodsOfCollection = (
  db: Database,
  collectionId: string,
  year?: number | null,
  month?: number | null,
): Promise<ArchivePeriods> => periods(db, archiveStepsOfCollection, collectionId, year, month)

export const periodsOfTag = (
  db: Database,
  tagSlug: string,
  year?: number | null,
  month?: number | null,
): Promise<ArchivePeriods> => periods(db, archiveStepsOfTag, tagSlug, year, month)
