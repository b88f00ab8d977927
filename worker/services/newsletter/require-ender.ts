import { newsletterMessages } from '../../../schema/wording/newsletter-messages'
import { type NoWriter, requireWriter } from '../draft/require-writer'
import type { Needs } from '../parts'
import type { Person } from '../policies/actor'
import { can } from '../policies/can'
import { type Failure, fail, ok, type Result } from '../result'
import { findKeptNewsletter, type Newsletter } from './find-newsletter'
import { newsletterThing } from './letter/leaders'

export type EndingParts = Needs<'db' | 'clock' | 'session' | 'browser' | 'purger'>
export type NotEnded = NoWriter | Failure<'NOT_FOUND'>

/** Somebody who ends newsletters, and theirs. */
interface Ending {
  ender: Person
  newsletter: Newsletter
}

/** The viewer and a newsletter, on or off, if they may end it and bring it back. */
export async function requireEnder(
  parts: Needs<'db' | 'session' | 'browser'>,
  newsletterId: string,
): Promise<Result<Ending, NotEnded>> {
  const [writer, newsletter] = await Promise.all([
    requireWriter(parts),
    findKeptNewsletter(parts, newsletterId),
  ])
  if (!writer.ok) return writer
  if (!newsletter) return fail('NOT_FOUND', newsletterMessages.notThere, 'newsletterId')
  const ender = writer.value
  return can(ender, 'end', await newsletterThing(parts, newsletter))
    ? ok({ ender, newsletter })
    : fail('FORBIDDEN', newsletterMessages.notYours)
}
