import { defineUseCase } from '../use-case'
import { decideOnAdminThing, thingAndReason } from './admin-thing-decision'
import type { ModerationParts } from './decide-on-person'

/** Puts a list or a publication under review: nobody sees it until staff has looked at it. Idempotent. */
export const reviewThing = defineUseCase(thingAndReason, (parts: ModerationParts, given) =>
  decideOnAdminThing(parts, given, 'REVIEW'),
)
