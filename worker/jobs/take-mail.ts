import { MOST_RECEIVED_BYTES } from '../../schema/rules/mail-events'
import { receivedMail } from '../../schema/wording/received-mail'
import type { Clock } from '../platform/clock'
import { receiveMail } from '../services/mail/receive-mail'
import { runJob } from './run-job'

/** A mail as the platform hands it over. */
type Arrived = Pick<ForwardableEmailMessage, 'from' | 'to' | 'raw' | 'rawSize' | 'setReject'>

/**
 * Takes a mail that Email Routing has brought, or refuses it. Rule: docs/rules/mail.md, "What comes back".
 *
 * @throws if it may be taken later: the platform then tells the server that has sent it to try again.
 */
export async function takeMail(message: Arrived, env: Env, clock: Clock): Promise<void> {
  const { from, to, raw, rawSize } = message
  // Refused before it is read.
  if (rawSize > MOST_RECEIVED_BYTES) return message.setReject(receivedMail.refused.tooLarge)
  await runJob(env, clock, async (parts) => {
    const reason = await receiveMail(parts, { from, to, raw })
    if (reason !== undefined) message.setReject(reason)
  })
}
