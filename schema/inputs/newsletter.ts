/** What newsletters are described with. Rule: docs/rules/newsletters.md, "A newsletter's settings". */
import * as v from 'valibot'
import {
  FIRST_NEWSLETTER,
  MOST_NEWSLETTER_DESCRIPTION,
  MOST_NEWSLETTER_NAME,
  MOST_NEWSLETTER_SLUG,
  MOST_SENDER_NAME,
  NEWSLETTER_RHYTHMS,
} from '../rules/newsletters'
import { isCollectionSlug } from '../rules/slug'
import { inputWording } from '../wording/inputs'
import { newsletterMessages } from '../wording/newsletter-messages'
import { limit, oneLine, opaque } from './text'

/** Nobody types a longer slug, in UTF-16 units. */
const LONGEST_TYPED = 1_000

/** The id of a new newsletter, as a client makes one. */
export const newNewsletterId = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{12}$/, inputWording.invalid),
  limit('12 lower-case hex digits.'),
  v.description('Made by the client: a request that is sent again with the same key creates one newsletter.'),
)

export const newsletterName = oneLine({
  max: MOST_NEWSLETTER_NAME,
  tooLong: newsletterMessages.nameTooLong,
  missing: newsletterMessages.nameMissing,
})

/** The last part of a newsletter's address, within its publication. */
export const newsletterSlug = v.pipe(
  opaque(LONGEST_TYPED, newsletterMessages.slugInvalid),
  limit(`1 to ${MOST_NEWSLETTER_SLUG} of a-z, 0-9 and single hyphens.`),
  v.transform((text) => text.trim().toLowerCase()),
  v.maxLength(MOST_NEWSLETTER_SLUG, newsletterMessages.slugInvalid),
  v.check(isCollectionSlug, newsletterMessages.slugInvalid),
  v.check((slug) => slug !== FIRST_NEWSLETTER, newsletterMessages.slugTaken),
)

export const newsletterDescription = oneLine({
  max: MOST_NEWSLETTER_DESCRIPTION,
  tooLong: newsletterMessages.descriptionTooLong,
})

export const newsletterSender = oneLine({
  max: MOST_SENDER_NAME,
  tooLong: newsletterMessages.senderTooLong,
})

const rhythmNames = NEWSLETTER_RHYTHMS.map((rhythm) => rhythm.toUpperCase() as Uppercase<typeof rhythm>)

export const newsletterRhythm = v.picklist(rhythmNames, inputWording.invalid)
