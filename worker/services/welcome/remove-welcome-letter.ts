import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { deleteDeliveriesOfWelcome, deleteWelcome } from '../../data/welcome/writes'
import type { NoSender } from '../letter/require-sender'
import type { Needs } from '../parts'
import { done, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { requireWelcome } from './require-welcome'

/** Deletes a mail that new subscribers get. Rule: docs/rules/newsletters.md, "Welcome mails". */
export const removeWelcomeLetter = defineUseCase(
  v.object({ welcomeId: entityId }),
  async (parts: Needs<'db' | 'session' | 'browser'>, { welcomeId }): Promise<Result<undefined, NoSender>> => {
    const allowed = await requireWelcome(parts, welcomeId)
    if (!allowed.ok) return allowed
    await parts.db.write([deleteDeliveriesOfWelcome(welcomeId), deleteWelcome(welcomeId)])
    return done
  },
)
