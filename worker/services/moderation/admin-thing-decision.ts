import * as v from 'valibot'
import { reason } from '../../../schema/inputs/moderation'
import { entityId } from '../../../schema/inputs/text'
import { moderationWording } from '../../../schema/wording/moderation'
import { fail, ok, type Result } from '../result'
import { type AdminThing, adminThing } from './admin-thing'
import type { DecisionFailure, ModerationParts } from './decide-on-person'
import { decideOnThing } from './decide-on-thing'

/** A list or a publication, and why staff hides it or shows it again. */
export const thingAndReason = v.object({
  kind: v.picklist(['CATALOG', 'COLLECTION']),
  id: entityId,
  reason,
})

/** Decides on its staff page, and returns it as it is then. */
export async function decideOnAdminThing(
  parts: ModerationParts,
  { kind, id, reason }: v.InferOutput<typeof thingAndReason>,
  wanted: 'TAKE_DOWN' | 'RESTORE' | 'REVIEW',
): Promise<Result<AdminThing, DecisionFailure>> {
  const done = await decideOnThing(parts, kind, { id, reason }, wanted)
  if (!done.ok) return done
  const thing = await adminThing(parts.db, kind, id)
  return thing ? ok(thing) : fail('NOT_FOUND', moderationWording.noThing, 'id')
}
