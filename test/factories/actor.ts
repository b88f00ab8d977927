import type { Person } from '../../worker/services/policies/actor'
import { nextId } from './ids'

/** Somebody who is signed in on the main host; what isn't given is ordinary. */
export const newActor = (given: Partial<Person> = {}): Person => ({
  id: nextId(),
  isMember: false,
  isStaff: false,
  isSuspended: false,
  isSpoofed: false,
  isOnMainHost: true,
  ...given,
})
