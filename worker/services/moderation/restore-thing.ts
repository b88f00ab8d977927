import { defineUseCase } from '../use-case'
import { decideOnAdminThing, thingAndReason } from './admin-thing-decision'
import type { ModerationParts } from './decide-on-person'

/** Shows a list or a publication again as it was before staff hid it. Idempotent. */
export const restoreThing = defineUseCase(thingAndReason, (parts: ModerationParts, given) =>
  decideOnAdminThing(parts, given, 'RESTORE'),
)
