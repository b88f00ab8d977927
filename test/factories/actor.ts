import type { Person } from '../../worker/services/policies/actor'
import { nextId } from './ids'

/** A person signed in on the main host; defaults are ordinary. */
export const newActor = (given: Partial<Person> = {}): Person => ({
  id: nextId(),
  isMember: false,
  isStaff: false,
  isSuspended: false,
  isSpoofed: false,
  isOnMainHost: true,
  ...given,
})
