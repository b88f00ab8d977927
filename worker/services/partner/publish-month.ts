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
import { openPace } from './pace'

/** Writers who are read at once, and the lines of files after which a part is done. */
const WRITERS_AT_ONCE = 20
const MOST_LINES = 50_000
/** Lines after which it rests. */
const LINES_OF_STEP = 200

type PublishParts = JobNeeds<'db' | 'clock' | 'pause'>

/** The digest of a writer's file, which is never in memory as a whole. @param eachLine is told of each of its lines. */
async function digestOfFile(
  parts: Needs<'db'>,
  partnerId: string,
  month: string,
  eachLine: () => Promise<void>,
): Promise<string> {
  const hash = createHash('sha256')
  for await (const line of monthFile(parts, partnerId, month)) {
    hash.update(line)
    await eachLine()
  }
  return hash.digest('hex')
}

/** Goes on with the digests of a closed month. What it has done stays done. @returns whether there are all of them. */
async function publishPart(parts: PublishParts, month: string): Promise<boolean> {
  const { db, clock } = parts
  const pace = openPace(parts)
  let isGoingOn = true
  let done = 0
  const eachLine = async () => {
    done += 1
    if (done % LINES_OF_STEP === 0) isGoingOn = (await pace()) && done < MOST_LINES
  }
  let upTo = (await db.first(lastFile, month))?.partnerId ?? ''
  while (isGoingOn) {
    const writers = await db.all(writersOfMonth, month, upTo, WRITERS_AT_ONCE)
    if (writers.length === 0) {
      await db.write([setPublished(month, clock.now())])
      return true
    }
    const rows: Parameters<typeof insertFile>[0][] = []
    for (const { partnerId } of writers) {
      rows.push({ month, partnerId, digest: await digestOfFile(parts, partnerId, month, eachLine) })
      upTo = partnerId
      if (!isGoingOn) break
    }
    await db.write(rows.map((row) => insertFile(row)))
  }
  return false
}

/**
 * Publishes what closed months were divided into, `perRun` months at most: a part of each. Rule: docs/rules/partner.md,
 * "The published sheet".
 */
export async function publishPartnerMonths(parts: PublishParts, perRun: number): Promise<void> {
  for (const { month } of await parts.db.all(monthsToPublish, '', perRun)) await publishPart(parts, month)
}
