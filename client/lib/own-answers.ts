import type { QueryClient } from '@tanstack/react-query'

type JsonObject = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null

/**
 * The operations that ask what single things are to the viewer, by the type of the thing, with the field that each
 * answers with. They are named alone, so that visitors, for whom they are never asked, needn't load them.
 */
const OPERATIONS = {
  User: ['UserViewerEdge', 'user'],
  Collection: ['CollectionViewerEdge', 'collection'],
  Tag: ['TagViewerEdge', 'tagFromSlug'],
} as const

type Type = keyof typeof OPERATIONS

const isAskedOf = (type: unknown): type is Type => Object.hasOwn(OPERATIONS, String(type))

/**
 * Keeps what an answer says of things to the viewer (`viewerEdge`) as if each had been asked for by the control that
 * shows it.
 */
export function keepOwn(queryClient: QueryClient, answer: unknown): void {
  if (!isObject(answer)) return
  const { __typename, id, viewerEdge } = answer
  if (isAskedOf(__typename) && isObject(viewerEdge)) {
    const [operation, field] = OPERATIONS[__typename]
    // Topics are known by their slugs.
    const key = [operation, { id: __typename === 'Tag' ? answer.slug : id }]
    queryClient.setQueryData(key, { [field]: { __typename, id, viewerEdge } })
  }
  for (const value of Object.values(answer)) keepOwn(queryClient, value)
}

/** What a thing is to the viewer, as it came with the document or was asked for since; undefined while nobody knows. */
export function keptOwn<Edge>(queryClient: QueryClient, type: Type, id: string): Edge | undefined {
  const [operation, field] = OPERATIONS[type]
  const answer = queryClient.getQueryData<Partial<Record<string, { viewerEdge: Edge } | null>>>([
    operation,
    { id },
  ])
  return answer?.[field]?.viewerEdge
}
