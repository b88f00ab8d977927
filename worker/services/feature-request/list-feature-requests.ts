import { featureRequestState, SHOWN_FEATURE_REQUESTS } from '../../../schema/rules/feature-requests'
import { type FeatureRequestRow, lastFeatureRequests } from '../../data/feature-request/requests'
import type { Needs } from '../parts'

/** The last requests, as they are now, the newest first. */
export async function listFeatureRequests({
  db,
  clock,
}: Needs<'db' | 'clock'>): Promise<FeatureRequestRow[]> {
  const now = clock.now()
  const rows = await db.all(lastFeatureRequests, now, SHOWN_FEATURE_REQUESTS)
  return rows.map((row) => ({ ...row, state: featureRequestState(row, now) }))
}
