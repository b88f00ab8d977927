import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { newsletterMessages } from '../../../schema/wording/newsletter-messages'
import { type NoWriter, requireWriter } from '../draft/require-writer'
import type { Needs } from '../parts'
import { can } from '../policies/can'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { findNewsletter, type Newsletter } from './find-newsletter'
import { firstUse } from './first-use'

/**
 * Stores a writer's newsletter before anybody subscribes to it. Idempotent. Rule: docs/rules/newsletters.md,
 * "Newsletters".
 */
export const enableNewsletter = defineUseCase(
  v.object({ userId: entityId }),
  async (
    parts: Needs<'db' | 'clock' | 'session' | 'browser'>,
    { userId },
  ): Promise<Result<Newsletter, NoWriter | Failure<'NOT_FOUND'>>> => {
    const [writer, newsletter] = await Promise.all([requireWriter(parts), findNewsletter(parts, userId)])
    if (!writer.ok) return writer
    if (!newsletter?.user) return fail('NOT_FOUND', newsletterMessages.notThere, 'userId')
    if (!can(writer.value, 'send', { entity: 'newsletter', writer: newsletter.user, leaders: [] }))
      return fail('FORBIDDEN', newsletterMessages.notOneself)
    await parts.db.write(firstUse(newsletter, parts.clock.now()))
    return ok(newsletter)
  },
)
