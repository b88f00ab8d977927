import * as v from 'valibot'
import { hexColor, publicationPicture } from '../../../schema/inputs/collection'
import {
  newsletterDescription,
  newsletterName,
  newsletterRhythm,
  newsletterSender,
} from '../../../schema/inputs/newsletter'
import { NEWSLETTER_RHYTHMS } from '../../../schema/rules/newsletters'
import { type BannedLink, bannedLinkIn } from '../banned-domain/find-banned'
import { faultOfPictures } from '../collection/pictures'
import type { Needs } from '../parts'
import type { Failed, Failure } from '../result'
import type { Newsletter } from './find-newsletter'

/** What a newsletter is made and changed with. */
export const newsletterEntries = {
  name: newsletterName,
  description: v.nullish(newsletterDescription, ''),
  imageId: v.nullish(publicationPicture, null),
  color: v.nullish(hexColor, null),
  senderName: v.nullish(
    v.pipe(newsletterSender, v.description('Who its letters come from: its name by default.')),
    '',
  ),
  takesReplies: v.nullish(
    v.pipe(
      v.boolean(),
      v.description('Whether replies go to who sends a letter, unless they say otherwise.'),
    ),
    false,
  ),
  holdsReplies: v.nullish(
    v.pipe(
      v.boolean(),
      v.description(
        'Whether replies of people with an account wait as responses to the story. Only with `takesReplies`.',
      ),
    ),
    false,
  ),
  hasReferrals: v.nullish(
    v.pipe(
      v.boolean(),
      v.description('Whether its letters end with a link by which their reader brings others.'),
    ),
    false,
  ),
  countsOpens: v.nullish(
    v.pipe(
      v.boolean(),
      v.description('Whether it is counted how many open its letters and follow their links.'),
    ),
    false,
  ),
  rhythm: v.nullish(newsletterRhythm, 'ANY'),
  sendsStories: v.nullish(
    v.pipe(
      v.boolean(),
      v.description(
        'Whether stories are sent by mail when they are published, unless their writer says otherwise.',
      ),
    ),
    false,
  ),
}

export interface NewsletterSettings
  extends v.InferOutput<v.ObjectSchema<typeof newsletterEntries, undefined>> {}

/** What is stored of a newsletter's settings: no name of its own if it has its owner's. */
export const storedSettings = (ownerName: string, { name, rhythm, ...settings }: NewsletterSettings) => ({
  ...settings,
  holdsReplies: settings.takesReplies && settings.holdsReplies,
  name: name === ownerName ? '' : name,
  rhythm: NEWSLETTER_RHYTHMS.find((word) => word.toUpperCase() === rhythm) ?? 'any',
})

/** Why somebody can't have these settings, if they can't. @param before absent for a new newsletter. */
export async function faultOfSettings(
  parts: Needs<'db' | 'clock'>,
  userId: string,
  { name, description, imageId }: NewsletterSettings,
  before?: Pick<Newsletter, 'imageId'>,
): Promise<Failed<BannedLink | Failure<'BAD_REQUEST'>> | undefined> {
  return (
    (await bannedLinkIn(parts.db, [name, description], 'description')) ??
    (await faultOfPictures(parts, userId, { imageId }, { ...before }))
  )
}
