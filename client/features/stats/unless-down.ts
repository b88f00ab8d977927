import type { LoadContext, PageHead } from '../../lib/page'
import { StatsReadable } from './stats-readable.generated'

/** What the head of a page says while figures can't be read. */
export const DOWN: Pick<PageHead, 'status' | 'retryAfter'> = { status: 503, retryAfter: 120 }

/**
 * The answer of a page of stats; nothing while figures can't be read, which the page says instead (`StatsDown`).
 *
 * @param isTold whether an answer has figures. One without may be somebody else's page, or one whose figures failed.
 */
export async function unlessDown<Data>(
  page: LoadContext,
  asked: Promise<Data>,
  isTold: (answer: Data) => boolean,
): Promise<Data | undefined> {
  let failure: unknown
  const answer = await asked.catch((error: unknown) => {
    failure = error
    return undefined
  })
  if (answer !== undefined && isTold(answer)) return answer
  const { viewer } = await page.query(StatsReadable, {})
  if (viewer && !viewer.areStatsReadable) return undefined
  if (answer === undefined) throw failure
  return answer
}
