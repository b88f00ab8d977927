import * as v from 'valibot'
import { publicationPictureField } from '../../../../schema/inputs/collection'
import {
  newsletterDescription,
  newsletterName,
  newsletterRhythm,
  newsletterSender,
  newsletterSlug,
} from '../../../../schema/inputs/newsletter'

/** What becomes of replies: there are none, they go to whoever sends a letter, or wait as responses. */
export const REPLIES = ['NONE', 'MAIL', 'RESPONSES'] as const
export type Replies = (typeof REPLIES)[number]

const entries = {
  name: newsletterName,
  description: newsletterDescription,
  imageId: publicationPictureField,
  color: v.string(),
  senderName: newsletterSender,
  replies: v.picklist(REPLIES),
  /** Checkboxes that aren't checked aren't sent. */
  hasReferrals: v.optional(v.string()),
  countsOpens: v.optional(v.string()),
  rhythm: newsletterRhythm,
  /** As `hasReferrals`. */
  sendsStories: v.optional(v.string()),
}

/** The fields of the form that changes a newsletter, and of the one that makes one. */
export const SETTINGS = v.object(entries)
export const NEW = v.object({ ...entries, slug: newsletterSlug })

/** What the fields hold, as the API takes it. */
export const settingsIn = ({
  imageId,
  color,
  replies,
  hasReferrals,
  countsOpens,
  sendsStories,
  ...texts
}: v.InferOutput<typeof SETTINGS>) => ({
  ...texts,
  imageId: imageId || null,
  color: color || null,
  takesReplies: replies !== 'NONE',
  holdsReplies: replies === 'RESPONSES',
  hasReferrals: hasReferrals !== undefined,
  countsOpens: countsOpens !== undefined,
  sendsStories: sendsStories !== undefined,
})
