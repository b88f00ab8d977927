import type { Session } from '../identity/session'

/** Somebody who is signed in, as far as their rights depend on it. */
export interface Person {
  id: string
  isMember: boolean
  /** Has the rights of staff in this request: on the main host, in their own session. */
  isStaff: boolean
  isSuspended: boolean
  /** A member of staff acts as this person. */
  isSpoofed: boolean
  /** The session belongs to the main host; the host of a person or a publication isn't ours alone. */
  isOnMainHost: boolean
}

/** Who asks. */
export type Actor = Person | null

/** Somebody who isn't signed in. */
export const VISITOR: Actor = null

/** Who a request is made as. */
export function actorOf(session: Session | null, mainOrigin: string): Actor {
  if (!session) return VISITOR
  const { user, isSpoofed, host } = session
  const isOnMainHost = host === new URL(mainOrigin).host
  return {
    id: user.id,
    isMember: user.membershipTier !== null,
    isStaff: user.isStaff === 1 && !isSpoofed && isOnMainHost,
    isSuspended: user.isSuspended === 1,
    isSpoofed,
    isOnMainHost,
  }
}

/** Finds out who asks. What is the same for everybody doesn't ask. */
export type AskViewer = () => Promise<Actor>

/** The viewer of an answer that everybody shares. */
export const nobody: AskViewer = async () => VISITOR
