import type { SubscriberRhythm } from '../../../schema/rules/digests'
import { HOUR, MINUTE } from '../../../schema/rules/time-units'
import type { PastRecipient } from '../../data/letter/past'
import { plausible } from './ids'
import type { DemoLetter } from './newsletters'
import type { DemoSubscriber } from './subscribers-of'

/** How many get a letter that is stopped, paused or waits, before that, in hundredths. */
const SENT_SHARE = { sent: 100, stopped: 22, paused: 58, sending: 45 } as const
/** Of a hundred mails, so many are delivered as far as anybody says. */
const KNOWN = 97

/** What became of a letter to somebody who was sent it. */
function fateOf({ id, state, leftAt }: DemoSubscriber, letterId: string, at: number): PastRecipient['state'] {
  // Whoever bounced or complained did so minutes after the letter.
  const isHow = leftAt !== null && leftAt >= at && leftAt < at + HOUR
  if (isHow && (state === 'bounced' || state === 'complained')) return state
  return plausible(`${letterId} to ${id}`, 0, 100) < KNOWN ? 'delivered' : 'sent'
}

/** To whom a letter or a digest goes, by who gets which, and what became of it. */
export function recipientsOf(
  letterId: string,
  { state, rhythm }: Pick<DemoLetter, 'state'> & { rhythm: SubscriberRhythm },
  subscribers: readonly DemoSubscriber[],
  at: number,
): PastRecipient[] {
  if (state === 'scheduled') return []
  const wanted = subscribers.filter(
    ({ rhythm: chosen, consentedAt, leftAt }) =>
      chosen === rhythm &&
      typeof consentedAt === 'number' &&
      consentedAt < at &&
      (leftAt === null || leftAt > at),
  )
  const most = Math.ceil((wanted.length * SENT_SHARE[state]) / 100)
  return wanted.map(
    (one, i): PastRecipient =>
      i < most
        ? { id: one.id, state: fateOf(one, letterId, at), settledAt: at + 2 * MINUTE }
        : { id: one.id, state: 'pending', settledAt: null },
  )
}

/** How many recipients are in some states. */
const countOf = (recipients: readonly PastRecipient[], ...states: PastRecipient['state'][]): number =>
  recipients.filter(({ state }) => states.includes(state)).length

/** What a letter counts of those to whom it goes. */
export const countsOf = (recipients: readonly PastRecipient[]) => ({
  recipientCount: recipients.length,
  sentCount: countOf(recipients, 'sent', 'delivered', 'bounced', 'complained'),
  deliveredCount: countOf(recipients, 'delivered', 'complained'),
  bouncedCount: countOf(recipients, 'bounced'),
  complainedCount: countOf(recipients, 'complained'),
})
