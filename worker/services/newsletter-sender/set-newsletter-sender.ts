import * as v from 'valibot'
import { emailAddress } from '../../../schema/inputs/email'
import { entityId } from '../../../schema/inputs/text'
import { inputWording } from '../../../schema/wording/inputs'
import { newsletterSenderMessages } from '../../../schema/wording/newsletter-sender-messages'
import { setSenderAddress } from '../../data/newsletter/newsletters'
import { findNewsletter } from '../newsletter/find-newsletter'
import { firstUse } from '../newsletter/first-use'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { isAtOwnDomain } from './own-sender'

/** What operators are told. */
interface SetSender {
  newsletterId: string
  address: string | null
}

/**
 * Gives a newsletter an address of its own that its letters come from, or takes it back. Idempotent. Rule:
 * docs/rules/newsletters.md, "Where letters come from".
 */
export const setNewsletterSender = defineUseCase(
  v.object({
    newsletterId: entityId,
    address: v.nullable(emailAddress(inputWording.invalid)),
  }),
  async (
    parts: Needs<'db' | 'clock'>,
    { newsletterId, address },
  ): Promise<Result<SetSender, Failure<'NOT_FOUND' | 'BAD_REQUEST'>>> => {
    const newsletter = await findNewsletter(parts, newsletterId)
    if (!newsletter) return fail('NOT_FOUND', newsletterSenderMessages.noNewsletter, 'newsletterId')
    if (address !== null && !(await isAtOwnDomain(parts, address, newsletter)))
      return fail('BAD_REQUEST', newsletterSenderMessages.notItsDomain, 'address')
    await parts.db.write([
      ...firstUse(newsletter, parts.clock.now()),
      setSenderAddress(newsletterId, address),
    ])
    return ok({ newsletterId, address })
  },
)
