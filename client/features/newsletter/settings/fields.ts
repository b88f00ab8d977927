import * as v from 'valibot'
import { publicationPictureField } from '../../../../schema/inputs/collection'
import {
  newsletterDescription,
  newsletterName,
  newsletterRhythm,
  newsletterSender,
  newsletterSlug,
} from '../../../../schema/inputs/newsletter'

const entries = {
  name: newsletterName,
  description: newsletterDescription,
  imageId: publicationPictureField,
  color: v.string(),
  senderName: newsletterSender,
  /** Checkboxes that aren't checked aren't sent. */
  takesReplies: v.optional(v.string()),
  hasReferrals: v.optional(v.string()),
  rhythm: newsletterRhythm,
  /** As `takesReplies`. */
  sendsStories: v.optional(v.string()),
}

/** The fields of the form that changes a newsletter, and of the one that makes one. */
export const SETTINGS = v.object(entries)
export const NEW = v.object({ ...entries, slug: newsletterSlug })

/** What the fields hold, as the API takes it. */
export const settingsIn = ({
  imageId,
  color,
  takesReplies,
  hasReferrals,
  sendsStories,
  ...texts
}: v.InferOutput<typeof SETTINGS>) => ({
  ...texts,
  imageId: imageId || null,
  color: color || null,
  takesReplies: takesReplies !== undefined,
  hasReferrals: hasReferrals !== undefined,
  sendsStories: sendsStories !== undefined,
})
