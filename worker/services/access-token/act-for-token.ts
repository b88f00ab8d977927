import type { Reader } from '../../data/reader'
import type { Parts } from '../parts'
import type { HeldToken } from './verify-token'

/** Whoever sends a token acts as its owner from here on, whomever cookies name; their row has come with the token. */
export function actForToken(
  { parts, reader }: { parts: Pick<Parts, 'session'>; reader: Pick<Reader, 'users'> },
  { session, owner }: HeldToken,
): void {
  parts.session = async () => session
  reader.users.prime(owner.id, owner)
}
