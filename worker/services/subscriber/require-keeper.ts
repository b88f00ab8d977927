import { subscriberMessages } from '../../../schema/wording/subscriber-messages'
import { type NoWriter, requireWriter } from '../draft/require-writer'
import { findKeptNewsletter, type Newsletter } from '../newsletter/find-newsletter'
import { newsletterThing } from '../newsletter/letter/leaders'
import type { Needs } from '../parts'
import type { AskViewer, Person } from '../policies/actor'
import { can } from '../policies/can'
import { type Failure, fail, ok, type Result } from '../result'

export type NoKeeper = NoWriter | Failure<'NOT_FOUND'>

/** Somebody who changes who subscribes to a newsletter. */
export interface Keeping {
  keeper: Person
  newsletter: Newsletter
}

/** The viewer and a newsletter, if they may change its subscribers. To others, these don't exist. */
export async function requireKeeper(
  parts: Needs<'db' | 'session' | 'browser'>,
  newsletterId: string,
): Promise<Result<Keeping, NoKeeper>> {
  const [writer, newsletter] = await Promise.all([
    requireWriter(parts),
    findKeptNewsletter(parts, newsletterId),
  ])
  if (!writer.ok) return writer
  if (!newsletter) return fail('NOT_FOUND', subscriberMessages.noNewsletter, 'newsletterId')
  const keeper = writer.value
  return can(keeper, 'gather', await newsletterThing(parts, newsletter))
    ? ok({ keeper, newsletter })
    : fail('FORBIDDEN', subscriberMessages.notYours)
}

/** Whether the viewer may see who subscribes to a newsletter, or change that. */
export async function isKeeper(
  parts: Needs<'db'> & { viewer: AskViewer },
  newsletter: Newsletter,
  action: 'keep' | 'gather' = 'keep',
): Promise<boolean> {
  const actor = await parts.viewer()
  return actor !== null && can(actor, action, await newsletterThing(parts, newsletter))
}
