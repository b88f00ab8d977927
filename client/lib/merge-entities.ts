import { type QueryClient, replaceEqualDeep } from '@tanstack/react-query'

type JsonObject = Readonly<Record<string, unknown>>
type Entity = JsonObject & { readonly id: string }

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEntity = (value: unknown): value is Entity => isObject(value) && typeof value.id === 'string'

/** Whether two objects can be the same thing, as far as they say. */
function mayBeSame(a: JsonObject, b: JsonObject): boolean {
  const differ = (key: 'id' | '__typename') =>
    a[key] !== undefined && b[key] !== undefined && a[key] !== b[key]
  return !differ('id') && !differ('__typename')
}

/** Gathers the entities of an answer by id; what several places say of one entity is joined. */
function collect(value: unknown, found: Map<string, Entity[]>): Map<string, Entity[]> {
  if (Array.isArray(value)) for (const item of value) collect(item, found)
  else if (isObject(value)) {
    for (const child of Object.values(value)) collect(child, found)
    if (isEntity(value)) {
      const known = found.get(value.id)
      if (known) known.push(value)
      else found.set(value.id, [value])
    }
  }
  return found
}

/** The list that the answer gives; of what was in the cached one too, the fields that the answer lacks stay. */
function mergeList(cached: readonly unknown[], incoming: readonly unknown[]): unknown[] {
  const byId = new Map(cached.filter(isEntity).map((entity) => [entity.id, entity]))
  return incoming.map((item) => {
    const known = isEntity(item) ? byId.get(item.id) : undefined
    return known ? mergeValue(known, item) : item
  })
}

/** What the cache holds, brought up to date in the fields that it has. */
function mergeValue(cached: unknown, incoming: unknown): unknown {
  if (Array.isArray(cached) && Array.isArray(incoming)) return mergeList(cached, incoming)
  if (!isObject(cached) || !isObject(incoming) || !mayBeSame(cached, incoming)) return incoming
  const merged: Record<string, unknown> = { ...cached }
  for (const key of Object.keys(cached)) {
    if (Object.hasOwn(incoming, key)) merged[key] = mergeValue(cached[key], incoming[key])
  }
  return merged
}

/** A cached value with every entity in it brought up to date; the value itself when it holds none. */
function patch(value: unknown, entities: ReadonlyMap<string, readonly Entity[]>): unknown {
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
  for (const entity of (isEntity(value) && entities.get(value.id)) || []) {
    if (mayBeSame(value, entity)) patched = mergeValue(patched, entity)
  }
  return patched
}

/**
 * Brings every cached query up to date with the entities that a mutation's answer holds
 * (docs/decisions/002-entities-after-a-mutation.md). An entity is an object with a text `id`; ids are unique
 * across types. Only fields that a cached entity has are changed: nested objects field by field, lists as a
 * whole. A query that holds none of the entities keeps its data, and parts that don't change keep their
 * identity, so only what shows a changed entity renders again. How old a query's data is stays as it was:
 * the rest of it is no fresher.
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
