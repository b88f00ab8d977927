/** What newsletters are recommended with. Rule: docs/rules/newsletters.md, "Recommendations". */
import * as v from 'valibot'
import { LONGEST_NEWSLETTER_ADDRESS } from '../rules/recommendations'
import { recommendationMessages } from '../wording/recommendation-messages'
import { opaque } from './text'

/** A username, or the address of a newsletter, as somebody types it. */
export const newsletterAddress = v.pipe(
  opaque(LONGEST_NEWSLETTER_ADDRESS, recommendationMessages.address),
  v.transform((text) => text.trim()),
  v.minLength(1, recommendationMessages.address),
)
