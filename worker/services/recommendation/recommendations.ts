import { MOST_RECOMMENDATION_ROWS, MOST_RECOMMENDED } from '../../../schema/rules/recommendations'
import {
  type RecommendationRow,
  recommendationsGiven,
  recommendationsGot,
  recommendedIds,
} from '../../data/recommendation/queries'
import { maySend } from '../letter/own-letters'
import { findNewsletters, type Newsletter } from '../newsletter/find-newsletter'
import { type PageOf, type Paging, readPage } from '../paging'
import type { Needs } from '../parts'

/** A newsletter that recommends another one, and what came of it. */
export interface Recommendation extends Pick<RecommendationRow, 'refusedAt' | 'subscriberCount'> {
  newsletter: Newsletter
  recommended: Newsletter
}

/** Recommendations whose newsletters are both shown. */
async function shown({ db }: Needs<'db'>, rows: readonly RecommendationRow[]): Promise<Recommendation[]> {
  const ids = new Set(rows.flatMap(({ newsletterId, recommendedId }) => [newsletterId, recommendedId]))
  const known = await findNewsletters({ db }, [...ids])
  return rows.flatMap(({ newsletterId, recommendedId, refusedAt, subscriberCount }) => {
    const [newsletter, recommended] = [known.get(newsletterId), known.get(recommendedId)]
    return newsletter && recommended ? [{ newsletter, recommended, refusedAt, subscriberCount }] : []
  })
}

/** What a newsletter offers to whoever subscribes to it. Rule: docs/rules/newsletters.md, "Recommendations". */
export async function recommendedBy({ db }: Needs<'db'>, newsletterId: string): Promise<Newsletter[]> {
  const ids = (await db.all(recommendedIds, newsletterId, MOST_RECOMMENDED)).map(({ id }) => id)
  if (ids.length === 0) return []
  const known = await findNewsletters({ db }, ids)
  return ids.flatMap((id) => known.get(id) ?? [])
}

/** What a newsletter recommends, with what came of it; null for those who may not send its letters. */
export const ownRecommendations = async (
  parts: Needs<'db' | 'viewer'>,
  newsletter: Newsletter,
): Promise<Recommendation[] | null> =>
  (await maySend(parts, newsletter))
    ? shown(parts, await parts.db.all(recommendationsGiven, newsletter.id, MOST_RECOMMENDATION_ROWS))
    : null

/** Who recommends a newsletter, the latest first; null for those who may not send its letters. */
export async function recommenders(
  parts: Needs<'db' | 'viewer'>,
  newsletter: Newsletter,
  paging: Paging | null | undefined,
): Promise<PageOf<Recommendation> | null> {
  if (!(await maySend(parts, newsletter))) return null
  const page = await readPage(
    paging,
    ([createdAt, id], limit) => parts.db.all(recommendationsGot, newsletter.id, createdAt, id, limit),
    ({ createdAt, newsletterId }) => [createdAt, newsletterId],
  )
  return { ...page, items: await shown(parts, page.items) }
}
