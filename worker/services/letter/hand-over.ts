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
  | {
      until: number
      handedAt: number | null
      /** How many milliseconds the mail service wants to be left alone. */
      again: number
    }

/** What a mailer says about a mail that it couldn't hand over. */
const said = (error: unknown): { mayBeSent: boolean; mayPass: boolean; again: number } => ({
  mayBeSent: mayBeSent(error),
  mayPass: error instanceof Error && 'mayPass' in error && error.mayPass === true,
  again: error instanceof Error && 'again' in error && typeof error.again === 'number' ? error.again : 0,
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

type Handed = Pick<Claimed, 'handedAt' | 'refusals'>
type Parts = JobNeeds<'mailer' | 'clock'>

/** What became of a mail that the mail service didn't take. */
function outcomeOf(
  { mailer, clock }: Parts,
  { handedAt, refusals }: Handed,
  mail: Mail,
  error: unknown,
): Outcome {
  const { mayBeSent, mayPass, again } = said(error)
  const pause = LETTER_PAUSES[refusals]
  // A service that doesn't know mails again isn't handed one that it may have.
  if (!mayPass || pause === undefined || (mayBeSent && mailer.knowsKeys !== true)) {
    console.error(JSON.stringify({ event: 'letter-failed', key: mail.key, error: String(error) }))
    return 'failed'
  }
  return {
    until: clock.now() + Math.max(pause, again),
    handedAt: mailer.knowsKeys === true ? handedAt : null,
    again,
  }
}

/** Hands a mail over to the mail service. Never rejects. */
export async function handOver(parts: Parts, row: Handed, mail: Mail): Promise<Outcome> {
  try {
    await parts.mailer.send(mail)
    return 'sent'
  } catch (error) {
    return outcomeOf(parts, row, mail, error)
  }
}

/** Hands several mails over, by as few requests as the mail service takes them. Never rejects. @returns what became of each. */
export async function handOverAll(
  parts: Parts,
  all: readonly { row: Handed; mail: Mail }[],
): Promise<Outcome[]> {
  const { mailer } = parts
  if (!mailer.sendAll) return Promise.all(all.map(({ row, mail }) => handOver(parts, row, mail)))
  const failures = await mailer.sendAll(all.map(({ mail }) => mail))
  return all.map(({ row, mail }, i) => (failures[i] ? outcomeOf(parts, row, mail, failures[i]) : 'sent'))
}
