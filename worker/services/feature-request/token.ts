import { linkTo } from '../../../schema/routes/links'
import { type FeatureRequestRow, featureRequestById } from '../../data/feature-request/requests'
import { isSame } from '../identity/keys'
import type { PartnerNews } from '../notification/partner-events'
import type { Needs } from '../parts'

/** Longer than any token of ours. */
export const LONGEST_FEATURE_TOKEN = 100

const signature = ({ keys }: Needs<'keys'>, id: string): Promise<string> => keys.hash('feature-request', id)

/**
 * The path of the page about what the partner programme has to say. Whoever has that of a request can answer it, so only its
 * writer learns it.
 */
export async function partnerNewsPath(
  parts: Needs<'keys'>,
  { about, subjectId, postId }: PartnerNews,
): Promise<string> {
  if (about !== 'FEATURE' || postId === null) return linkTo('PartnerDashboardTab', { tab: 'payments' })
  return linkTo('PartnerFeatureRequest', {
    postId,
    token: `${subjectId}.${await signature(parts, subjectId)}`,
  })
}

/** The request that a genuine link is about, whatever has become of it. */
export async function requestOfLink(
  parts: Needs<'db' | 'keys'>,
  postId: string,
  token: string,
): Promise<FeatureRequestRow | undefined> {
  if (token.length > LONGEST_FEATURE_TOKEN) return undefined
  const [id = '', hash = '', ...rest] = token.split('.')
  if (id === '' || rest.length > 0 || !isSame(hash, await signature(parts, id))) return undefined
  const row = await parts.db.first(featureRequestById, id)
  return row?.postId === postId ? row : undefined
}
