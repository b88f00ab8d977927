import * as v from 'valibot'
import { MAX_DOMAIN } from '../rules/limits'
import { domainMessages } from '../wording/custom-domain-messages'
import { limit, opaque } from './text'

/** A domain as somebody types it: which ones can be had depends on the site. */
export const typedDomain = v.pipe(
  opaque(MAX_DOMAIN, domainMessages.bad.malformed),
  v.trim(),
  limit('a public domain of at most 253 characters, or an address there'),
)
