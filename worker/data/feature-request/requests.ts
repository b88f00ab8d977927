import { desc, eq, lte, sql } from 'drizzle-orm'
import type { FeatureRequestState } from '../../../schema/rules/feature-requests'
import { featureRequest } from '../../../schema/tables/feature-request'
import type { RowOf } from '../database'
import { indexedBy } from '../sql/fragments'
import { insert } from '../sql/insert'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { without } from '../sql/rows'
import { update, write } from '../sql/write'

const fields = without(featureRequest)

export const featureRequestById = query('featureRequestById', (id: Param<string>) =>
  select(fields).from(featureRequest).where(eq(featureRequest.id, id)),
)
export type FeatureRequestRow = RowOf<typeof featureRequestById>

/** The last request about a story. */
export const lastFeatureRequestOf = query('lastFeatureRequestOf', (postId: Param<string>) =>
  select(fields)
    .from(indexedBy(featureRequest, 'feature_request_of_post'))
    .where(eq(featureRequest.postId, postId))
    .orderBy(desc(featureRequest.askedAt))
    .limit(1),
)

/** The last requests about any story until a time, the newest first. */
export const lastFeatureRequests = query(
  'lastFeatureRequests',
  (until: Param<number>, limit: Param<number>) =>
    select(fields)
      .from(indexedBy(featureRequest, 'feature_request_newest'))
      .where(lte(featureRequest.askedAt, until))
      .orderBy(desc(featureRequest.askedAt), desc(featureRequest.id))
      .limit(limit),
)

/** A second open request about a story fails the batch. */
export const insertFeatureRequest = insert(featureRequest)

/** Ends an open request. If it isn't open any more, the batch fails: the column may not be null. */
export const closeFeatureRequest = write(
  (id: Param<string>, state: Param<FeatureRequestState>, now: Param<number>) =>
    update(featureRequest)
      .set({ state: sql`case when ${featureRequest.state} = 'OPEN' then ${state} end`, closedAt: now })
      .where(eq(featureRequest.id, id)),
)
