import {
  MOST_NEWSLETTER_DESCRIPTION,
  MOST_NEWSLETTER_NAME,
  MOST_NEWSLETTER_SLUG,
  MOST_NEWSLETTERS,
  MOST_SENDER_NAME,
} from '../rules/newsletters'
import { countOf } from './counts'

/** What the worker says about newsletters and subscriptions to them. */
export const newsletterMessages = {
  notThere: 'There is no such newsletter.',
  email: 'Enter a valid email address.',
  tooMany: 'Too many subscriptions from here. Please try again in an hour.',
  stopped:
    'Email to your address came back, or was marked as spam, so it gets no newsletters. Confirm another address in your settings.',
  expired: 'This link has expired, or it was cut short. Subscribe again to get a new one.',
  invalid: 'This link isn’t one of ours, or it was cut short.',
  signIn: 'Sign in, or use the link in one of the emails.',
  notSubscribed: 'You aren’t subscribed to this newsletter.',
  nameMissing: 'Enter a name.',
  nameTooLong: `A name has at most ${countOf(MOST_NEWSLETTER_NAME, 'character')}.`,
  descriptionTooLong: `A description has at most ${countOf(MOST_NEWSLETTER_DESCRIPTION, 'character')}.`,
  senderTooLong: `A sender’s name has at most ${countOf(MOST_SENDER_NAME, 'character')}.`,
  slugInvalid: `An address has 1 to ${countOf(MOST_NEWSLETTER_SLUG, 'character')}: a to z, 0 to 9, and single hyphens between them.`,
  slugTaken: 'Another newsletter of this publication has this address.',
  keyTaken: 'This newsletter exists already.',
  tooManyOfPublication: `A publication has at most ${countOf(MOST_NEWSLETTERS, 'newsletter')}.`,
  notYours: 'You can’t change this newsletter.',
  notOneself: 'You can turn on your own newsletter alone.',
} as const
