import { MINUTE } from '../../../schema/rules/time-units'
import { nextDue } from '../../data/outbox/open-rows'
import { mainIsReady } from '../../data/site/readiness'
import type { Needs } from '../parts'

/** A part of the site, as its readers notice it. */
type SitePart = 'READING' | 'SEARCH' | 'PICTURES' | 'UPDATES'

export interface SiteStatus {
  /** In milliseconds since 1970 UTC. */
  checkedAt: number
  parts: { part: SitePart; isWorking: boolean }[]
}

/** A purge that has been due for so long is delayed, in milliseconds. */
const DELAY = 5 * MINUTE

/** Asks each part of the site for something small. Rule: docs/rules/feeds.md, "Status". */
export async function siteStatus({
  db,
  clock,
  probes,
}: Needs<'db' | 'clock' | 'probes'>): Promise<SiteStatus> {
  const now = clock.now()
  const purges = async (): Promise<void> => {
    const due = await db.first(nextDue)
    if (due && due.at < now - DELAY) throw new Error('Purges are delayed')
  }
  const checks: [SitePart, () => Promise<unknown>][] = [
    ['READING', () => db.all(mainIsReady)],
    ['SEARCH', probes.search],
    ['PICTURES', probes.pictures],
    ['UPDATES', purges],
  ]
  const parts = checks.map(async ([part, check]) => {
    try {
      await check()
      return { part, isWorking: true }
    } catch (error) {
      console.error(JSON.stringify({ event: 'status-check-failed', part, error: String(error) }))
      return { part, isWorking: false }
    }
  })
  return { checkedAt: now, parts: await Promise.all(parts) }
}
