import { type QueryClient, replaceEqualDeep } from '@tanstack/react-query'

type JsonObject = Readonly<Record<string, unknown>>

/** Types whose `id` names what they show rather than themselves: each place has its own `alt` and focus. */
const EMBEDDED: ReadonlySet<unknown> = new Set(['ImageMetadata'])

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An entity's key: its type and its id. Nothing for anything but an entity. */
const keyOf = (value: unknown): string | undefined =>
  isObject(value) &&
  typeof value.id === 'string' &&
  typeof value.__typename === 'string' &&
  !EMBEDDED.has(value.__typename)
    ? `${value.__typename}:${value.id}`
    : undefined

/** Whether one object can be updated from the other: the same entity, or two values of one type. */
const isSame = (a: JsonObject, b: JsonObject): boolean =>
  a.__typename === b.__typename && (keyOf(a) === undefined || a.id === b.id)

/** Collects the entities of an answer by key; the fields of several occurrences are merged. */
function collect(value: unknown, byKey: Map<string, JsonObject[]>): Map<string, JsonObject[]> {
  if (Array.isArray(value)) for (const item of value) collect(item, byKey)
  else if (isObject(value)) {
    for (const child of Object.values(value)) collect(child, byKey)
    const key = keyOf(value)
    if (key !== undefined) {
      const known = byKey.get(key)
      if (known) known.push(value)
      else byKey.set(key, [value])
    }
  }
  return byKey
}

/** The answer's list; an entity that was in the cached one keeps the fields that the answer lacks. */
function mergeList(cached: readonly unknown[], incoming: readonly unknown[]): unknown[] {
  const known = new Map(cached.map((item) => [keyOf(item), item]))
  return incoming.map((item) => {
    const key = keyOf(item)
    return key !== undefined && known.has(key) ? mergeValue(known.get(key), item) : item
  })
}

/** The cached object, with its updated fields. */
function mergeValue(cached: unknown, incoming: unknown): unknown {
  if (Array.isArray(cached) && Array.isArray(incoming)) return mergeList(cached, incoming)
  if (!isObject(cached) || !isObject(incoming) || !isSame(cached, incoming)) return incoming
  const merged: Record<string, unknown> = { ...cached }
  for (const key of Object.keys(cached)) {
    if (Object.hasOwn(incoming, key)) merged[key] = mergeValue(cached[key], incoming[key])
  }
  return merged
}

/** A cached value with every entity in it updated; the value itself if it contains none. */
function patch(value: unknown, entities: ReadonlyMap<string, readonly JsonObject[]>): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => patch(item, entities))
    return items.some((item, i) => item !== value[i]) ? items : value
  }
  if (!isObject(value)) return value
  let patched: unknown = value
  for (const [key, child] of Object.entries(value)) {
    const next = patch(child, entities)
    if (next !== child) patched = { ...(patched as JsonObject), [key]: next }
  }
  for (const entity of entities.get(keyOf(value) ?? '') ?? []) patched = mergeValue(patched, entity)
  return patched
}

/**
 * Updates every cached query with the entities in a mutation's answer
 * (docs/decisions/018-cache-of-answers.md). An entity is an object with a `__typename` and a string `id`,
 * which together identify it. Only fields that a cached entity has are changed: nested objects field by
 * field, lists as a whole. A query that contains none of the entities keeps its data, and unchanged parts
 * keep their identity, so only components that show a changed entity render again. The age of a query's data
 * doesn't change, since the rest of it is no fresher.
 *
 * @param data of a GraphQL answer: plain JSON.
 */
export function mergeEntities(queryClient: QueryClient, data: unknown): void {
  const entities = collect(data, new Map())
  if (entities.size === 0) return
  for (const query of queryClient.getQueryCache().getAll()) {
    const current: unknown = query.state.data
    if (current === undefined) continue
    const next = replaceEqualDeep(current, patch(current, entities))
    // Not setQueryData, which would mark the data as fresh and forget that it was invalidated.
    if (next !== current) query.setState({ data: next })
  }
}
