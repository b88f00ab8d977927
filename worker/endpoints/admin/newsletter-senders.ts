import * as v from 'valibot'
import { setNewsletterSender } from '../../services/newsletter-sender/set-newsletter-sender'
import type { Endpoint, EndpointContext } from '../endpoint'
import { readInput } from '../read-input'
import { type AdminOutcome, refusedInput, withAdminKey } from './with-admin-key'

const MOST_BYTES = 4096
const USAGE = 'Send JSON: {"newsletterId": …, "address": "letters@their.domain" | null}.'

/** The rest is checked by what is to be done. */
const Asked = v.object({ newsletterId: v.string(USAGE), address: v.nullable(v.string(USAGE)) }, USAGE)

async function newsletterSenders({ request, parts }: EndpointContext): Promise<AdminOutcome> {
  const input = await readInput(request, Asked, { most: MOST_BYTES, usage: USAGE })
  if (!input.ok) return refusedInput(input.failure)
  const set = await setNewsletterSender(parts, input.value)
  if (!set.ok) return refusedInput(set.failure)
  const { newsletterId, address } = set.value
  // The audit names no address.
  return { status: 200, body: set.value, detail: `${address === null ? 'took back' : 'set'} ${newsletterId}` }
}

/**
 * `POST /_/admin/newsletter-senders` with `{"newsletterId": …, "address": …}`: letters of a newsletter come from an address
 * of its own. Rule: docs/rules/newsletters.md, "Where letters come from".
 */
export const adminNewsletterSenders: Endpoint = (context) =>
  withAdminKey(context, 'newsletter-senders', () => newsletterSenders(context))
