import { letterMessages } from '../../../schema/wording/letter-messages'
import { type NoWriter, requireWriter } from '../draft/require-writer'
import { findNewsletter, type Newsletter } from '../newsletter/find-newsletter'
import { newsletterThing } from '../newsletter/letter/leaders'
import type { Needs } from '../parts'
import type { Person } from '../policies/actor'
import { can } from '../policies/can'
import { type Failure, fail, ok, type Result } from '../result'

export type NoSender = NoWriter | Failure<'NOT_FOUND'>

/** Somebody who sends letters, and their newsletter. */
interface Sending {
  sender: Person
  newsletter: Newsletter
}

/** The viewer and a newsletter, if they may send its letters. @param notYours what others are told. */
export async function requireSender(
  parts: Needs<'db' | 'session' | 'browser'>,
  newsletterId: string,
  notYours: string = letterMessages.notYours,
): Promise<Result<Sending, NoSender>> {
  const [writer, newsletter] = await Promise.all([requireWriter(parts), findNewsletter(parts, newsletterId)])
  if (!writer.ok) return writer
  if (!newsletter) return fail('NOT_FOUND', letterMessages.noNewsletter, 'newsletterId')
  const sender = writer.value
  return can(sender, 'send', await newsletterThing(parts, newsletter))
    ? ok({ sender, newsletter })
    : fail('FORBIDDEN', notYours)
}
