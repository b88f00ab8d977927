import type { Statement } from '../../data/database'
import {
  countLeftByLetter,
  countLeftByWelcome,
  markLeftByLetter,
  markLeftByWelcome,
} from '../../data/mail/unsubscribed'
import { leaveNewsletter } from '../../data/newsletter/writes'

/**
 * Ends a subscription, and counts that with the mail whose link does it. Rule: docs/rules/newsletters.md, "Stats".
 *
 * @param mailId a letter's or a welcome mail's; null if it wasn't by one.
 */
export const leaving = (subscriberId: string, mailId: string | null, now: number): Statement[] => [
  ...(mailId === null
    ? []
    : [
        countLeftByLetter(mailId, subscriberId),
        markLeftByLetter(mailId, subscriberId),
        countLeftByWelcome(mailId, subscriberId),
        markLeftByWelcome(mailId, subscriberId),
      ]),
  leaveNewsletter(subscriberId, now),
]
