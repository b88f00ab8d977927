import { catalogIdOf } from '../../../schema/routes/catalog-id'
import type { Database } from '../../data/database'
import type { Reader } from '../../data/reader'
import { ownerOfSequence, sequenceById } from '../../data/sequence/queries'
import type { Sequence } from '../../data/sequence/rows'
import type { User } from '../../data/user/rows'

/** A series and whose it is: what the policy judges it by. */
export interface SequenceWithOwner {
  sequence: Sequence
  owner: User
}

/** A series by its id, with its writer, so that judging it takes no round trip more. */
export async function readSequence(db: Database, id: string): Promise<SequenceWithOwner | undefined> {
  const [sequence, owner] = await Promise.all([db.first(sequenceById, id), db.first(ownerOfSequence, id)])
  return sequence && owner && { sequence, owner }
}

/** A series by the last segment of its address: the id at its end decides. Rule: docs/rules/series.md, "Addresses". */
export async function findSequence(reader: Reader, segment: string): Promise<SequenceWithOwner | undefined> {
  const id = catalogIdOf(segment)
  const sequenceWithOwner = id === undefined ? undefined : await readSequence(reader.db, id)
  if (sequenceWithOwner) reader.users.prime(sequenceWithOwner.owner.id, sequenceWithOwner.owner)
  return sequenceWithOwner
}
