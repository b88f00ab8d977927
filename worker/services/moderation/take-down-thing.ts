import { defineUseCase } from '../use-case'
import { decideOnAdminThing, thingAndReason } from './admin-thing-decision'
import type { ModerationParts } from './decide-on-person'

/** Takes down a list or a publication: nobody sees it any more. Idempotent. */
export const takeDownThing = defineUseCase(thingAndReason, (parts: ModerationParts, given) =>
  decideOnAdminThing(parts, given, 'TAKE_DOWN'),
)
