import { hostOfOrigin } from '../../../schema/routes/origin'
import { isMemberAt } from '../../../schema/rules/membership/entitlement'
import type { User } from '../../data/user/rows'
import type { Session } from '../identity/session'

/** A signed-in person, as far as their rights depend on it. */
export interface Person {
  id: string
  isMember: boolean
  /** Has staff rights in this request: on the main host, in their own session. */
  isStaff: boolean
  isSuspended: boolean
  /** A member of staff acts as this person. */
  isSpoofed: boolean
  /** The session belongs to the main host; the host of a person or a publication isn't ours alone. */
  isOnMainHost: boolean
  /** When they joined; absent for somebody who does nothing that is counted. */
  joinedAt?: number
  /** Whether they have verified a mobile number; absent for somebody who makes no request. */
  isMobileVerified?: boolean
}

/** The person who makes a request. */
export type Actor = Person | null

/** Somebody who isn't signed in. */
export const VISITOR: Actor = null

/** Whether it is somebody in their own session on the main host: what others' hosts and staff acting as them can't do. */
export const isInPerson = (actor: Actor): actor is Person => actor?.isOnMainHost === true && !actor.isSpoofed

/** Whether somebody may do what reaches others: nobody who is suspended, and no staff acting as them. */
export const mayReach = (actor: Actor): actor is Person => actor?.isSuspended === false && !actor.isSpoofed

/** Whether somebody may report what others do: visitors too. */
export const mayReport = (actor: Actor): boolean => actor === null || mayReach(actor)

/** The person as whom a request is made. */
export function actorOf(session: Session | null, mainOrigin: string): Actor {
  if (!session) return VISITOR
  const { user, isMember, isSpoofed, host } = session
  const isOnMainHost = host === hostOfOrigin(mainOrigin)
  return {
    id: user.id,
    isMember,
    isStaff: user.isStaff === 1 && !isSpoofed && isOnMainHost,
    isSuspended: user.isSuspended === 1,
    isSpoofed,
    isOnMainHost,
    joinedAt: user.createdAt,
    isMobileVerified: user.mobileVerifiedAt !== null,
  }
}

/** Somebody by what they have proven elsewhere than in a session, such as that a mail comes from them. */
export const personOf = (user: User, now: number): Person => ({
  id: user.id,
  isMember: isMemberAt(user, now),
  isStaff: false,
  isSuspended: user.isSuspended === 1,
  isSpoofed: false,
  isOnMainHost: false,
  joinedAt: user.createdAt,
})

/** A member by what they have proven elsewhere, such as the address of their own feed; nobody once that is over. */
export const memberOf = (user: User, now: number): Actor =>
  isMemberAt(user, now) ? personOf(user, now) : VISITOR

/** Looks up the actor. Answers that are the same for everybody don't call this. */
export type AskViewer = () => Promise<Actor>

/** The actor for an answer that everybody shares. */
export const nobody: AskViewer = async () => VISITOR
