import type { User } from '../../data/user/rows'
import type { ViewerFactsRow } from '../../data/viewer/facts'

/** A session that is good, and the person whom its requests are made as. */
export interface Session {
  /** SHA-256 of the cookie's value. */
  hash: string
  /** Names it in lists. */
  id: string
  /** Whose requests these are: the owner, or the person whom a member of staff acts as. */
  user: User &
    ViewerFactsRow & { email: string | null; emailVerifiedAt: number | null; unverifiedEmail: string | null }
  /** Whose session it is. */
  ownerId: string
  isSpoofed: boolean
  /** Whether its owner is a member of staff. */
  isOwnerStaff: boolean
  /** The session of the main host that it was handed over from. */
  parentHash: string | null
  host: string
  method: string
  createdAt: number
  /** When its owner last showed who they are, in milliseconds since 1970 UTC. */
  authenticatedAt: number
}

/** The request's session, read once; null for a visitor. Costs a signed-out reader nothing. */
export type AskSession = () => Promise<Session | null>
