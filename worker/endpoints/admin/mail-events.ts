import * as v from 'valibot'
import { decideHeldEvents, listHeldEvents } from '../../services/mail/held-events'
import { liftBounce } from '../../services/mail/lift-bounce'
import type { Result } from '../../services/result'
import type { Endpoint, EndpointContext } from '../endpoint'
import { readInput } from '../read-input'
import { type AdminOutcome, refusedInput, withAdminKey } from './with-admin-key'

const MOST_BYTES = 4096
const USAGE =
  'Send JSON: {"do": "list" | "take" | "drop", "kind": "bounced" | "complained"}, for a further page of the list with "after", or {"do": "lift", "email": …}.'

/** The rest is checked by what is to be done. */
const Asked = v.looseObject({ do: v.picklist(['list', 'take', 'drop', 'lift'], USAGE) }, USAGE)

/** An outcome. The audit names no address. */
const outcomeOf = <Value>(result: Result<Value>, detail: (value: Value) => string): AdminOutcome =>
  result.ok ? { status: 200, body: result.value, detail: detail(result.value) } : refusedInput(result.failure)

async function mailEvents({ request, parts }: EndpointContext): Promise<AdminOutcome> {
  const input = await readInput(request, Asked, { most: MOST_BYTES, usage: USAGE })
  if (!input.ok) return refusedInput(input.failure)
  const { do: what, ...given } = input.value
  if (what === 'list') {
    const listed = await listHeldEvents(parts, given as v.InferInput<typeof listHeldEvents.input>)
    return outcomeOf(listed, ({ events }) => `listed ${events.length}`)
  }
  if (what === 'lift') {
    const lifted = await liftBounce(parts, given as v.InferInput<typeof liftBounce.input>)
    return outcomeOf(lifted, ({ subscriptions }) => `lifted a bounce: ${subscriptions}`)
  }
  const asked = { ...given, isTrue: what === 'take' } as v.InferInput<typeof decideHeldEvents.input>
  const decided = await decideHeldEvents(parts, asked)
  return outcomeOf(decided, (value) => `${what} ${asked.kind}: ${value.decided}`)
}

/**
 * `POST /_/admin/mail-events` with `{"do": "list" | "take" | "drop", "kind": …}`: bounces and complaints that were held
 * because there were too many; with `{"do": "lift", "email": …}`: an address that bounced by mistake. Rule:
 * docs/rules/mail.md, "What comes back".
 */
export const adminMailEvents: Endpoint = (context) =>
  withAdminKey(context, 'mail-events', () => mailEvents(context))
