import type { User } from '../../data/user/rows'
import type { ViewerFactsRow } from '../../data/viewer/facts'

/** A valid session, and the person as whom its requests are made. */
export interface Session {
  /** SHA-256 of the cookie's value. */
  hash: string
  /** Identifies it in lists. */
  id: string
  /** The person as whom requests are made: the owner, or the person as whom a member of staff acts. */
  user: User &
    ViewerFactsRow & { email: string | null; emailVerifiedAt: number | null; unverifiedEmail: string | null }
  /** Whether that person is a member now. */
  isMember: boolean
  /** The session's owner. */
  ownerId: string
  isSpoofed: boolean
  /** Whether its owner is a member of staff. */
  isOwnerStaff: boolean
  /** The session of the main host from which it was handed over. */
  parentHash: string | null
  host: string
  method: string
  createdAt: number
  /** When its owner last proved their identity, in milliseconds since 1970 UTC. */
  authenticatedAt: number
}

/** The request's session, read once; null for a visitor. Costs a signed-out reader nothing. */
export type AskSession = () => Promise<Session | null>
