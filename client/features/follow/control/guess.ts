import type { QueryClient } from '@tanstack/react-query'
import { mergeEntities } from '../../../lib/merge-entities'
import { type FollowTarget, type Relation, TYPES } from '../target'

type JsonObject = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null

/** The parts of an answer that are one entity. */
function occurrences(
  value: unknown,
  typename: string,
  id: string,
  entities: JsonObject[] = [],
): JsonObject[] {
  if (!isObject(value)) return entities
  if (value.__typename === typename && value.id === id) entities.push(value)
  for (const child of Object.values(value)) occurrences(child, typename, id, entities)
  return entities
}

/** A field of an entity, as some cached answer has it. */
function cached(queryClient: QueryClient, typename: string, id: string, field: string): unknown {
  for (const query of queryClient.getQueryCache().getAll()) {
    for (const entity of occurrences(query.state.data, typename, id)) {
      if (entity[field] !== undefined) return entity[field]
    }
  }
  return undefined
}

const added = (count: unknown, change: number): number | undefined =>
  typeof count === 'number' ? Math.max(0, count + change) : undefined

/** The numbers of a person's followers and followed, one of them changed; nothing if they aren't shown. */
function stats(queryClient: QueryClient, userId: string, field: string, change: number): JsonObject[] {
  const now = cached(queryClient, 'User', userId, 'socialStats')
  if (!isObject(now)) return []
  const socialStats = { ...now, [field]: added(now[field], change) }
  return [{ __typename: 'User', id: userId, socialStats }]
}

/** A publication's or a topic's number of followers, changed. */
function followers(queryClient: QueryClient, { kind, id }: FollowTarget, change: number): JsonObject[] {
  const field = kind === 'collection' ? 'subscriberCount' : 'followerCount'
  const count = added(cached(queryClient, TYPES[kind], id, field), change)
  return count === undefined ? [] : [{ __typename: TYPES[kind], id, [field]: count }]
}

/** The viewer's relation to something, as the cache has it; nothing while it has none. */
export function cachedRelation(queryClient: QueryClient, { kind, id }: FollowTarget): Relation | undefined {
  const edge = cached(queryClient, TYPES[kind], id, 'viewerEdge')
  return isObject(edge) && 'isFollowing' in edge ? (edge as unknown as Relation) : undefined
}

/** Shows a relation before the worker has confirmed it. */
export function showRelation(
  queryClient: QueryClient,
  { kind, id }: FollowTarget,
  change: Partial<Relation>,
): void {
  const edge = cached(queryClient, TYPES[kind], id, 'viewerEdge')
  if (isObject(edge))
    mergeEntities(queryClient, { __typename: TYPES[kind], id, viewerEdge: { ...edge, ...change } })
}

/** Shows one follower more or less, and one more or less that the viewer follows. */
export function showCounts(
  queryClient: QueryClient,
  target: FollowTarget,
  viewerId: string,
  change: 1 | -1,
): void {
  const changed =
    target.kind === 'user'
      ? stats(queryClient, target.id, 'followerCount', change)
      : followers(queryClient, target, change)
  const own = target.kind === 'tag' ? [] : stats(queryClient, viewerId, 'followingCount', change)
  mergeEntities(queryClient, [...changed, ...own])
}
