import type { Database } from '../../data/database'
import { relationsByKeys } from '../../data/follow/queries'
import { relationKey } from '../../data/follow/rows'
import { usersByIds } from '../../data/user/queries'
import type { TabParts } from '../notification/notify'
import type { Needs } from '../parts'

/** The parts that blocking takes. */
export type BlockParts = TabParts & Needs<'viewer' | 'purger' | 'later'>

/** A person as they are now, and what there is between them and somebody. */
export async function readPerson(db: Database, userId: string, personId: string) {
  const keys = [relationKey(userId, 'user', personId), relationKey(personId, 'user', userId)]
  const [user, relations] = await Promise.all([
    db.first(usersByIds, JSON.stringify([personId])),
    db.all(relationsByKeys, JSON.stringify(keys)),
  ])
  return (
    user && {
      user,
      isBlocking: relations.some(({ key, isBlocking }) => key === keys[0] && isBlocking === 1),
      isFollowedEitherWay: relations.some(({ isFollowing }) => isFollowing === 1),
    }
  )
}
