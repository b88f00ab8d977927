import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { ENDED_NEWSLETTER_KEPT } from '../../../schema/rules/newsletters'
import { stopLettersOf } from '../../data/letter/writes'
import * as rows from '../../data/newsletter/newsletters'
import { defineUseCase } from '../use-case'
import { changeEnding } from './change-ending'
import { firstUse, isFirst } from './first-use'
import type { EndingParts } from './require-ender'

/** Switches a newsletter off, or deletes it. Idempotent. Rule: docs/rules/newsletters.md, "Ending a newsletter". */
export const endNewsletter = defineUseCase(
  v.object({ newsletterId: entityId }),
  (parts: EndingParts, { newsletterId }) => {
    const now = parts.clock.now()
    return changeEnding(parts, newsletterId, false, 'END_NEWSLETTER', (newsletter) => [
      ...firstUse(newsletter, now),
      rows.endNewsletter(newsletterId, now, isFirst(newsletter) ? null : now + ENDED_NEWSLETTER_KEPT),
      stopLettersOf(newsletterId, 'newsletter', now),
    ])
  },
)
