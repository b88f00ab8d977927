import * as v from 'valibot'
import { MAX_MENTION_ADDRESS, WEBMENTION_DECISIONS } from '../rules/webmentions'
import { webmentionMessages as messages } from '../wording/webmention-messages'
import { entityId, oneOf, opaque } from './text'

/** What a site sends that mentions a story. */
export const webmentionRequest = v.object({
  source: opaque(MAX_MENTION_ADDRESS, messages.source),
  target: opaque(MAX_MENTION_ADDRESS, messages.target),
})

/** The name of a site that somebody has blocked. */
export const blockedSite = v.pipe(
  opaque(MAX_MENTION_ADDRESS, messages.domain),
  v.regex(/^[a-z0-9.-]+$/, messages.domain),
)

/** A decision on a mention. */
export const webmentionDecision = v.object({
  webmentionId: entityId,
  decision: v.pipe(
    oneOf(WEBMENTION_DECISIONS, messages.decision),
    v.description('`SHOW` below the story, `HIDE`, or `BLOCK`: hide, and take nothing more from the site.'),
  ),
})
