import { DAY } from './time-units'

/** Asking writers whether a story of theirs may be featured. Rules: docs/rules/partner.md, "Featuring". */

export const FEATURE_REQUEST_STATES = ['OPEN', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'EXPIRED'] as const
export type FeatureRequestState = (typeof FEATURE_REQUEST_STATES)[number]

/** What a writer answers. */
export const FEATURE_ANSWERS = { accept: 'ACCEPTED', decline: 'DECLINED' } as const

/** How long a request can be answered, in milliseconds. */
export const FEATURE_REQUEST_LIFETIME = 14 * DAY
/** Whoever has declined isn't asked about the same story again for so long. */
export const FEATURE_AGAIN_AFTER = 90 * DAY
/** How long requests are kept. */
export const FEATURE_REQUEST_KEPT = 400 * DAY
/** How many of them staff sees. */
export const SHOWN_FEATURE_REQUESTS = 25

/** What has become of a request by a time. */
export const featureRequestState = (
  { state, expiresAt }: { state: FeatureRequestState; expiresAt: number },
  now: number,
): FeatureRequestState => (state === 'OPEN' && expiresAt <= now ? 'EXPIRED' : state)
