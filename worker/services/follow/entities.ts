import { followMessages } from '../../../schema/wording/follow-messages'
import { collectionsByIds } from '../../data/collection/queries'
import type { Collection } from '../../data/collection/rows'
import type { Database, Statement } from '../../data/database'
import { relationKey } from '../../data/follow/rows'
import {
  type FollowedOn,
  followEntity,
  muteEntity,
  unfollowEntity,
  unmuteEntity,
} from '../../data/follow/writes'
import { type People, readPeople } from '../../data/people'
import { usersByIds } from '../../data/user/queries'
import type { User } from '../../data/user/rows'
import { type Blocked, blockBetween, blockedFailure } from '../block/barrier'
import { tooFast } from '../newcomer/limit-newcomer'
import type { Needs } from '../parts'
import { type Person, VISITOR } from '../policies/actor'
import type { Barrier } from '../policies/barrier'
import { can } from '../policies/can'
import { type Failed, type Failure, fail, failed, ok, type Result } from '../result'
import { tellOfFollow } from '../webhook/people-events'
import { requireViewer, whyNoFollower } from './require-follower'

/** The parts that following and muting take. */
export type FollowParts = Needs<'db' | 'clock' | 'purger' | 'viewer' | 'lockouts'>

/** A person as they are now, read from the database. */
const readUser = (db: Database, id: string): Promise<User | undefined> =>
  db.first(usersByIds, JSON.stringify([id]))

/** The publication's present row. */
const readCollection = (db: Database, id: string): Promise<Collection | undefined> =>
  db.first(collectionsByIds, JSON.stringify([id]))

/** Somebody wants to follow themselves. */
export interface Yourself extends Failure<'BAD_REQUEST'> {
  readonly isOneself: true
}

/** What differs between following a person and following a publication. */
interface Followed<Entity extends { id: string; name: string }> {
  kind: 'user' | 'collection'
  /** The mutation's argument. */
  field: string
  read(db: Database, id: string): Promise<Entity | undefined>
  mayFollow(actor: Person, entity: Entity, barrier: Barrier | null): boolean
  /** Blocks between somebody and its owner. */
  barrier(people: People, actor: Person, id: string): Promise<Barrier | null>
  mayMute(actor: Person, entity: Entity): boolean
  /** Whether everybody finds it. */
  isFound(entity: Entity): boolean
  /** Whether an answer may show it. */
  isShown(entity: Entity): boolean
  notFound: string
  /** The cache tag of the pages that show how many followers it has. */
  tag(names: Needs<'purger'>['purger']['names'], id: string): string
}

export const USERS: Followed<User> = {
  kind: 'user',
  field: 'targetUserId',
  read: readUser,
  mayFollow: (actor, user, barrier) => can(actor, 'follow', { entity: 'user', user, barrier }),
  barrier: (people, actor, id) => blockBetween(people, actor, [id]),
  mayMute: (actor, user) => can(actor, 'mute', { entity: 'user', user }),
  isFound: (user) => can(VISITOR, 'list', { entity: 'user', user }),
  isShown: (user) => can(VISITOR, 'see', { entity: 'user', user }),
  notFound: followMessages.noUser,
  tag: (names, id) => names.userFollowers(id),
}

export const COLLECTIONS: Followed<Collection> = {
  kind: 'collection',
  field: 'targetCollectionId',
  read: readCollection,
  mayFollow: (actor) => can(actor, 'follow', { entity: 'collection' }),
  // People whom a publication's people block may follow it too.
  barrier: async () => null,
  mayMute: (actor) => can(actor, 'mute', { entity: 'collection' }),
  isFound: () => true,
  isShown: () => true,
  notFound: followMessages.noCollection,
  tag: (names, id) => names.collectionFollowers(id),
}

/** Whether somebody follows it now. */
const isFollowing = async (
  people: People,
  { kind }: Pick<Followed<User>, 'kind'>,
  userId: string,
  targetId: string,
): Promise<boolean> => (await people.relations.load(relationKey(userId, kind, targetId)))?.isFollowing === 1

/**
 * Writes a change of what somebody follows, and has the pages purged that show the counts. Ask first whether there is
 * anything to change: purges are few, and nobody may use them up with changes that change nothing.
 */
async function change<Entity extends { id: string; name: string }>(
  { db, clock, purger }: FollowParts,
  { tag }: Followed<Entity>,
  userId: string,
  targetId: string,
  statements: readonly Statement[],
): Promise<boolean> {
  const tags = [tag(purger.names, targetId), purger.names.userFollowers(userId)]
  const counts = await db.write([...statements, ...purger.statements(tags, { now: clock.now() })])
  purger.request()
  return counts[statements.length - 1] !== 0
}

/** Why somebody who may follow others can't follow this. */
function whyNotFollowed<Entity extends { id: string; name: string }>(
  { field, isFound, notFound }: Followed<Entity>,
  followerId: string,
  targetId: string,
  target: Entity | undefined,
  barrier: Barrier | null,
): Failed<Blocked | Yourself | Failure<'NOT_FOUND'>> {
  if (followerId === targetId)
    return failed<Yourself>({
      code: 'BAD_REQUEST',
      field,
      message: followMessages.yourself,
      isOneself: true,
    })
  return target && isFound(target) && barrier
    ? blockedFailure(barrier, field)
    : fail('NOT_FOUND', notFound, field)
}

/** Follows a person or a publication. Anyone who follows it already is told so; nothing is counted twice. */
export async function follow<Entity extends { id: string; name: string }>(
  parts: FollowParts,
  of: Followed<Entity>,
  targetId: string,
  on?: FollowedOn,
): Promise<
  Result<
    Entity,
    | Blocked
    | Yourself
    | Failure<
        'UNAUTHORIZED' | 'FORBIDDEN' | 'ACCOUNT_SUSPENDED' | 'NOT_FOUND' | 'ALREADY_EXISTS' | 'RATE_LIMITED'
      >
  >
> {
  const asking = await requireViewer(parts)
  if (!asking.ok) return asking
  const follower = asking.value
  const { id } = follower
  const people = readPeople(parts.db)
  const [target, isFollowed, barrier] = await Promise.all([
    of.read(parts.db, targetId),
    isFollowing(people, of, id, targetId),
    of.barrier(people, follower, targetId),
  ])
  if (!target || !of.mayFollow(follower, target, barrier))
    return whyNoFollower(follower) ?? whyNotFollowed(of, id, targetId, target, barrier)
  const fast = isFollowed ? undefined : await tooFast(parts, follower, 'follows')
  if (fast) return fast
  const now = parts.clock.now()
  const statements = [
    tellOfFollow('follow.added', of.kind, targetId, id, now),
    ...followEntity(id, of.kind, targetId, now, on),
  ]
  if (isFollowed || !(await change(parts, of, id, targetId, statements)))
    return fail('ALREADY_EXISTS', followMessages.already(target.name), of.field)
  return ok((await of.read(parts.db, targetId)) ?? target)
}

/** Unfollows it. Idempotent; possible while it can't be seen. */
export async function unfollow<Entity extends { id: string; name: string }>(
  parts: FollowParts,
  of: Followed<Entity>,
  targetId: string,
): Promise<Result<Entity, Failure<'UNAUTHORIZED' | 'NOT_FOUND'>>> {
  const follower = await requireViewer(parts)
  if (!follower.ok) return follower
  const { id } = follower.value
  if (await isFollowing(readPeople(parts.db), of, id, targetId)) {
    const now = parts.clock.now()
    await change(parts, of, id, targetId, [
      tellOfFollow('follow.removed', of.kind, targetId, id, now),
      ...unfollowEntity(id, of.kind, targetId, now),
    ])
  }
  const target = await of.read(parts.db, targetId)
  return target && of.isShown(target) ? ok(target) : fail('NOT_FOUND', of.notFound, of.field)
}

/** Keeps what somebody or a publication publishes out of the viewer's lists. Idempotent. */
export async function mute<Entity extends { id: string; name: string }>(
  { db, clock, viewer }: Needs<'db' | 'clock' | 'viewer'>,
  of: Followed<Entity>,
  targetId: string,
): Promise<Result<Entity, Failure<'UNAUTHORIZED' | 'BAD_REQUEST' | 'NOT_FOUND'>>> {
  const asking = await requireViewer({ viewer })
  if (!asking.ok) return asking
  const { id } = asking.value
  if (id === targetId) return fail('BAD_REQUEST', followMessages.muteYourself, of.field)
  const target = await of.read(db, targetId)
  if (!target || !of.mayMute(asking.value, target)) return fail('NOT_FOUND', of.notFound, of.field)
  await db.write([muteEntity(id, of.kind, targetId, clock.now())])
  return ok(target)
}

/** Shows it again. Idempotent. */
export async function unmute<Entity extends { id: string; name: string }>(
  { db, viewer }: Needs<'db' | 'viewer'>,
  of: Followed<Entity>,
  targetId: string,
): Promise<Result<Entity, Failure<'UNAUTHORIZED' | 'NOT_FOUND'>>> {
  const asking = await requireViewer({ viewer })
  if (!asking.ok) return asking
  await db.write([unmuteEntity(asking.value.id, of.kind, targetId)])
  const target = await of.read(db, targetId)
  return target && of.isShown(target) ? ok(target) : fail('NOT_FOUND', of.notFound, of.field)
}
