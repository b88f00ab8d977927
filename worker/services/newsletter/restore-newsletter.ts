import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import * as rows from '../../data/newsletter/newsletters'
import { defineUseCase } from '../use-case'
import { changeEnding } from './change-ending'
import type { EndingParts } from './require-ender'

/** Brings a newsletter back, until it is deleted for good. Idempotent. Rule: docs/rules/newsletters.md, "Ending a newsletter". */
export const restoreNewsletter = defineUseCase(
  v.object({ newsletterId: entityId }),
  (parts: EndingParts, { newsletterId }) =>
    changeEnding(parts, newsletterId, true, 'RESTORE_NEWSLETTER', () => [
      rows.restoreNewsletter(newsletterId, parts.clock.now()),
    ]),
)
