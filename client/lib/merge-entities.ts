import { type QueryClient, replaceEqualDeep } from '@tanstack/react-query'

type JsonObject = Readonly<Record<string, unknown>>

/** Types whose `id` names what they show, and not themselves: each place has its own `alt` and focus. */
const EMBEDDED: ReadonlySet<unknown> = new Set(['ImageMetadata'])

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What tells an entity apart: its type and its id. Nothing for what is no entity. */
const keyOf = (value: unknown): string | undefined =>
  isObject(value) &&
  typeof value.id === 'string' &&
  typeof value.__typename === 'string' &&
  !EMBEDDED.has(value.__typename)
    ? `${value.__typename}:${value.id}`
    : undefined

/** Whether one object can be brought up to date by the other: the same entity, or two values of one type. */
const isSame = (a: JsonObject, b: JsonObject): boolean =>
  a.__typename === b.__typename && (keyOf(a) === undefined || a.id === b.id)

/** Gathers the entities of an answer by key; what several places say of one entity is joined. */
function collect(value: unknown, found: Map<string, JsonObject[]>): Map<string, JsonObject[]> {
  if (Array.isArray(value)) for (const item of value) collect(item, found)
  else if (isObject(value)) {
    for (const child of Object.values(value)) collect(child, found)
    const key = keyOf(value)
    if (key !== undefined) {
      const known = found.get(key)
      if (known) known.push(value)
      else found.set(key, [value])
    }
  }
  return found
}

/** The list that the answer gives; an entity that was in the cached one keeps the fields that the answer lacks. */
function mergeList(cached: readonly unknown[], incoming: readonly unknown[]): unknown[] {
  const known = new Map(cached.map((item) => [keyOf(item), item]))
  return incoming.map((item) => {
    const key = keyOf(item)
    return key !== undefined && known.has(key) ? mergeValue(known.get(key), item) : item
  })
}

/** What the cache holds, brought up to date in the fields that it has. */
function mergeValue(cached: unknown, incoming: unknown): unknown {
  if (Array.isArray(cached) && Array.isArray(incoming)) return mergeList(cached, incoming)
  if (!isObject(cached) || !isObject(incoming) || !isSame(cached, incoming)) return incoming
  const merged: Record<string, unknown> = { ...cached }
  for (const key of Object.keys(cached)) {
    if (Object.hasOwn(incoming, key)) merged[key] = mergeValue(cached[key], incoming[key])
  }
  return merged
}

/** A cached value with every entity in it brought up to date; the value itself when it holds none. */
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
 * Brings every cached query up to date with the entities that a mutation's answer holds
 * (docs/decisions/018-cache-of-answers.md). An entity is an object with a `__typename` and a text `id`, which
 * together tell it apart. Only fields that a cached entity has are changed: nested objects field by field, lists as
 * a whole. A query that holds none of the entities keeps its data, and parts that don't change keep their
 * identity, so only what shows a changed entity renders again. How old a query's data is stays as it was: the
 * rest of it is no fresher.
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
    // Not setQueryData: it would call the data fresh and forget that it was invalidated.
    if (next !== current) query.setState({ data: next })
  }
}
