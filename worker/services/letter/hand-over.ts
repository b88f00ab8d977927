import { KEY_KNOWN_FOR, LETTER_PAUSES } from '../../../schema/rules/letters'
import type { Claimed } from '../../data/letter/sending'
import type { Mail } from '../../platform/mail/mailer'
import { mayBeSent } from '../mail/may-be-sent'
import type { JobNeeds } from '../parts'

/** What became of a mail: nobody tries the first three again. */
export type Outcome =
  | 'sent'
  | 'left'
  | 'failed'
  /** The mail service refused it, or didn't answer: it has its turn again then. */
  | { until: number; handedAt: number | null }

/** What a mailer says about a mail that it couldn't hand over. */
const said = (error: unknown): { mayBeSent: boolean; mayPass: boolean } => ({
  mayBeSent: mayBeSent(error),
  mayPass: error instanceof Error && 'mayPass' in error && error.mayPass === true,
})

/**
 * Whether a mail may have been sent by a worker that didn't come back, so that the mail service wouldn't know it again.
 *
 * @param now when it was claimed this time.
 */
export const isUncertain = (
  { handedAt }: Pick<Claimed, 'handedAt'>,
  now: number,
  { knowsKeys }: JobNeeds<'mailer'>['mailer'],
): boolean => handedAt !== null && handedAt < now && (knowsKeys !== true || handedAt + KEY_KNOWN_FOR <= now)

/** Hands a mail over to the mail service. Never rejects. */
export async function handOver(
  { mailer, clock }: JobNeeds<'mailer' | 'clock'>,
  { handedAt, refusals }: Pick<Claimed, 'handedAt' | 'refusals'>,
  mail: Mail,
): Promise<Outcome> {
  try {
    await mailer.send(mail)
    return 'sent'
  } catch (error) {
    const { mayBeSent, mayPass } = said(error)
    const pause = LETTER_PAUSES[refusals]
    // A service that doesn't know mails again isn't handed one that it may have.
    if (!mayPass || pause === undefined || (mayBeSent && mailer.knowsKeys !== true)) {
      console.error(JSON.stringify({ event: 'letter-failed', key: mail.key, error: String(error) }))
      return 'failed'
    }
    return { until: clock.now() + pause, handedAt: mailer.knowsKeys === true ? handedAt : null }
  }
}
