import type { Statement } from '../../data/database'
import {
  countBounced,
  countComplained,
  countDelivered,
  countRefusal,
  endStopped,
  forgetRefusals,
  insertRefusing,
  settleReturned,
  suppressStopped,
  worsenSuppression,
} from '../../data/mail/effects'
import { closeMailEvent } from '../../data/mail/events'
import type { StoredMailEvent } from '../../data/mail/queries'
import { countReturnedWelcome, settleReturnedWelcome } from '../../data/mail/welcome-effects'

type Event = Pick<StoredMailEvent, 'id' | 'kind' | 'emailHash' | 'letterId' | 'subscriberId'>

/** A mail whose answer was lost counts as failed until the service says what became of it. */
const FROM_SENT = JSON.stringify(['sent', 'failed'])
const FROM_BOTH = JSON.stringify(['sent', 'failed', 'delivered'])

/** What an event changes of a welcome mail, if it is about one: the counts first. */
function onWelcome({ id, kind, letterId, subscriberId }: Event, now: number): Statement[] {
  if (letterId === null || subscriberId === null) return []
  const state = kind === 'delivered' || kind === 'complained' ? kind : 'bounced'
  return [
    countReturnedWelcome(letterId, subscriberId, state, id),
    settleReturnedWelcome(
      letterId,
      subscriberId,
      state,
      state === 'delivered' ? FROM_SENT : FROM_BOTH,
      now,
      id,
    ),
  ]
}

/** What an event changes of a letter: the counts first, which look at what the recipient was before. */
function onLetter({ id, kind, letterId, subscriberId }: Event, now: number): Statement[] {
  if (letterId === null || subscriberId === null) return []
  if (kind === 'delivered')
    return [
      countDelivered(letterId, subscriberId, id),
      settleReturned(letterId, subscriberId, 'delivered', FROM_SENT, now, id),
    ]
  if (kind === 'complained')
    return [
      countComplained(letterId, subscriberId, id),
      settleReturned(letterId, subscriberId, 'complained', FROM_BOTH, now, id),
    ]
  return [
    countBounced(letterId, subscriberId, id),
    settleReturned(letterId, subscriberId, 'bounced', FROM_BOTH, now, id),
  ]
}

/** What an event changes of its address. @param email nothing if nobody is known by it any more. */
function onAddress({ id, kind, emailHash }: Event, email: string | undefined, now: number): Statement[] {
  if (kind === 'delivered') return [forgetRefusals(emailHash, id)]
  const reason = kind === 'complained' ? 'complained' : 'bounced'
  return [
    ...(kind === 'refused'
      ? [insertRefusing({ emailHash, refusedAt: now }, id), countRefusal(emailHash, now, id)]
      : []),
    suppressStopped({ emailHash, reason, createdAt: now }, id),
    worsenSuppression(emailHash, reason, id),
    ...(email === undefined ? [] : [endStopped(email, reason, now, id)]),
  ]
}

/** The statements that follow the one that takes an event: they do nothing unless it was taken. */
export const effectsOf = (
  event: Event,
  email: string | undefined,
  now: number,
  expiresAt: number,
): Statement[] => [
  ...onAddress(event, email, now),
  ...onLetter(event, now),
  ...onWelcome(event, now),
  closeMailEvent(event.id, expiresAt),
]
