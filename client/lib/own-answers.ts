import type { QueryClient } from '@tanstack/react-query'
import type { App } from './app'

type JsonObject = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null

/**
 * The operations that ask what single things are to the viewer, by the type of the thing, with the field that each
 * answers with. They are named alone, so that visitors, for whom they are never asked, needn't load them.
 */
const OPERATIONS = {
  Post: ['PostLists', 'post'],
  User: ['UserViewerEdge', 'user'],
  Collection: ['CollectionViewerEdge', 'collection'],
  Tag: ['TagViewerEdge', 'tagFromSlug'],
  NewsletterV3: ['OwnSubscription', 'newsletter'],
} as const

type Type = keyof typeof OPERATIONS

const isAskedOf = (type: unknown): type is Type => Object.hasOwn(OPERATIONS, String(type))

/** What the worker has read ahead about a thing, as the operation would answer. */
function edgeAhead(own: App['own'], type: Type, id: string): JsonObject | undefined {
  const kind = type.toLowerCase()
  const edge = type === 'Post' ? listsAhead(own, id) : own?.relation(kind, id)
  return (
    edge && own && { __typename: `${type}ViewerEdge`, id: `${kind}:${id}:viewer:${own.viewerId}`, ...edge }
  )
}

const listsAhead = (own: App['own'], id: string) => {
  const catalogIds = own?.lists(id)
  return catalogIds && { catalogIds }
}

/**
 * Keeps what an answer says of things to the viewer (`viewerEdge`) as if each had been asked for by the control that
 * shows it.
 */
export function keepOwn(queryClient: QueryClient, answer: unknown): void {
  if (!isObject(answer)) return
  const { __typename, id, viewerEdge } = answer
  if (isAskedOf(__typename) && __typename !== 'Post' && isObject(viewerEdge)) {
    const [operation, field] = OPERATIONS[__typename]
    // Topics are known by their slugs.
    const key = [operation, { id: __typename === 'Tag' ? answer.slug : id }]
    queryClient.setQueryData(key, { [field]: { __typename, id, viewerEdge } })
  }
  for (const value of Object.values(answer)) keepOwn(queryClient, value)
}

/**
 * What a thing is to the viewer, as it came with the document or was asked for since; undefined while nobody knows. What
 * the worker has read ahead goes along with the document once it is shown.
 */
export function keptOwn<Edge>({ queryClient, own }: App, type: Type, id: string): Edge | undefined {
  const [operation, field] = OPERATIONS[type]
  const key = [operation, { id }]
  const answer = queryClient.getQueryData<Partial<Record<string, { viewerEdge: Edge } | null>>>(key)
  const kept = answer?.[field]?.viewerEdge
  if (__BROWSER__ || kept) return kept
  const edge = edgeAhead(own, type, id)
  if (edge) queryClient.setQueryData(key, { [field]: { __typename: type, id, viewerEdge: edge } })
  return edge as Edge | undefined
}
