import * as v from 'valibot'
import { opaque } from '../../../schema/inputs/text'
import { LONGEST_LINK_TOKEN } from '../../../schema/rules/newsletters'
import { newsletterMessages } from '../../../schema/wording/newsletter-messages'
import { type NotChanged, type OwnerParts, ownerOf } from '../newsletter/change-subscriptions'
import { suppressionHash } from '../newsletter/suppression'
import { done, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { choosing } from './uncounted'

/**
 * Chooses whether opens and clicks of an address are counted, whatever newsletters it gets. Idempotent. Rule:
 * docs/rules/newsletters.md, "Counting opens and clicks".
 */
export const changeCounting = defineUseCase(
  v.object({
    /** The viewer's own if it is absent. */
    token: v.nullish(opaque(LONGEST_LINK_TOKEN, newsletterMessages.invalid), null),
    isCounted: v.boolean(),
  }),
  async (parts: OwnerParts, { token, isCounted }): Promise<Result<undefined, NotChanged>> => {
    const owner = await ownerOf(parts, token)
    if (!owner.ok) return owner
    const hash = await suppressionHash(parts, owner.value.email)
    await parts.db.write([choosing(hash, isCounted, parts.clock.now())])
    return done
  },
)
