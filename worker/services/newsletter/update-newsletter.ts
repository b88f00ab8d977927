import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { newsletterMessages } from '../../../schema/wording/newsletter-messages'
import { isNoLeader } from '../../data/collection/settings'
import { setNewsletter } from '../../data/newsletter/newsletters'
import type { BannedLink } from '../banned-domain/find-banned'
import { type NoSender, requireSender } from '../letter/require-sender'
import type { Needs } from '../parts'
import type { Person } from '../policies/actor'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { findNewsletter, type Newsletter } from './find-newsletter'
import { firstUse } from './first-use'
import {
  faultOfSettings,
  type NewsletterSettings,
  newsletterEntries,
  storedSettings,
} from './newsletter-settings'
import { writeChange } from './write-change'

type Parts = Needs<'db' | 'clock' | 'session' | 'browser' | 'purger'>

/** Stores a newsletter's settings. Somebody whose role is taken away in the same moment changes nothing. */
function save(
  parts: Parts,
  actor: Person,
  newsletter: Newsletter,
  settings: NewsletterSettings,
): Promise<void> {
  const { id, user, collection } = newsletter
  const stored = storedSettings((user ?? collection)?.name ?? '', settings)
  const statements = [
    ...firstUse(newsletter, parts.clock.now()),
    setNewsletter(
      id,
      stored.name,
      stored.description,
      stored.imageId,
      stored.color,
      stored.senderName,
      stored.takesReplies,
      stored.holdsReplies,
      stored.hasReferrals,
      stored.countsOpens,
      stored.rhythm,
      stored.sendsStories,
    ),
  ]
  return writeChange(parts, actor, newsletter, {
    action: 'CHANGE_NEWSLETTER',
    detail: settings.name,
    statements,
  })
}

/**
 * Changes what a newsletter says of itself, and who its letters come from. Rule: docs/rules/newsletters.md,
 * "A newsletter's settings".
 */
export const updateNewsletter = defineUseCase(
  v.object({ newsletterId: entityId, ...newsletterEntries }),
  async (
    parts: Parts,
    { newsletterId, ...settings },
  ): Promise<Result<Newsletter, NoSender | BannedLink | Failure<'BAD_REQUEST'>>> => {
    const allowed = await requireSender(parts, newsletterId, newsletterMessages.notYours)
    if (!allowed.ok) return allowed
    const { sender, newsletter } = allowed.value
    const fault = await faultOfSettings(parts, sender.id, settings, newsletter)
    if (fault) return fault
    try {
      await save(parts, sender, newsletter, settings)
    } catch (error) {
      if (!isNoLeader(error)) throw error
      return fail('FORBIDDEN', newsletterMessages.notYours)
    }
    return ok((await findNewsletter(parts, newsletterId)) ?? newsletter)
  },
)
