import * as v from 'valibot'
import { preferenceInputs } from '../../../schema/inputs/preferences'
import { entityId } from '../../../schema/inputs/text'
import { keepPreferences } from '../../data/viewer/writes'
import type { Needs } from '../parts'
import { type Failure, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { requireOwn } from './require-own'

/** Stores the viewer's preferences: all of them or none. Rule: docs/rules/viewer.md, "Preferences". */
export const updateViewerPreferences = defineUseCase(
  v.object({ userId: entityId, preferences: preferenceInputs }),
  async (
    parts: Needs<'db' | 'clock' | 'session' | 'browser'>,
    { userId, preferences },
  ): Promise<Result<true, Failure<'FORBIDDEN'>>> => {
    const session = await requireOwn(parts, userId)
    if (!session.ok) return session
    if (preferences.size === 0) return ok(true)
    const values = [...preferences].map(([name, value]) => [name, JSON.stringify(value)])
    await parts.db.write([keepPreferences(userId, JSON.stringify(values), parts.clock.now())])
    return ok(true)
  },
)
