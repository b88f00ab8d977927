import { createHash } from 'node:crypto'
import {
  insertFile,
  lastFile,
  monthsToPublish,
  setPublished,
  writersOfMonth,
} from '../../data/partner/sheets'
import type { JobNeeds, Needs } from '../parts'
import { monthFile } from './month-file'

/** Writers who are read at once, and the lines of files after which a part is done: some seconds of work. */
const WRITERS_AT_ONCE = 100
const MOST_LINES = 20_000

/** The digest of a writer's file, and how many lines it has. The file is never in memory as a whole. */
async function digestOfFile(
  parts: Needs<'db'>,
  partnerId: string,
  month: string,
): Promise<{ digest: string; lines: number }> {
  const hash = createHash('sha256')
  let lines = 0
  for await (const line of monthFile(parts, partnerId, month)) {
    hash.update(line)
    lines++
  }
  return { digest: hash.digest('hex'), lines }
}

/** Goes on with the digests of a closed month. What it has done stays done. @returns whether there are all of them. */
async function publishPart(parts: JobNeeds<'db' | 'clock'>, month: string): Promise<boolean> {
  const { db, clock } = parts
  let upTo = (await db.first(lastFile, month))?.partnerId ?? ''
  for (let done = 0; done < MOST_LINES; ) {
    const writers = await db.all(writersOfMonth, month, upTo, WRITERS_AT_ONCE)
    if (writers.length === 0) {
      await db.write([setPublished(month, clock.now())])
      return true
    }
    const rows: Parameters<typeof insertFile>[0][] = []
    for (const { partnerId } of writers) {
      const { digest, lines } = await digestOfFile(parts, partnerId, month)
      rows.push({ month, partnerId, digest })
      upTo = partnerId
      done += lines
      if (done >= MOST_LINES) break
    }
    await db.write(rows.map((row) => insertFile(row)))
  }
  return false
}

/**
 * Publishes what closed months were divided into, `perRun` months at most: a part of each. Rule: docs/rules/partner.md,
 * "The published sheet".
 */
export async function publishPartnerMonths(parts: JobNeeds<'db' | 'clock'>, perRun: number): Promise<void> {
  for (const { month } of await parts.db.all(monthsToPublish, '', perRun)) await publishPart(parts, month)
}
