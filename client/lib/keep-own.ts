import type { QueryClient } from '@tanstack/react-query'

type JsonObject = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null

/** An operation that asks what one thing is to the viewer. */
interface Single {
  operation: string
  /** The field of its answer. */
  field: string
  /** The thing's field that its variable `id` is. */
  id: 'id' | 'slug'
}

/** By the type of the thing. They are named alone, so that visitors, for whom they are never asked, needn't load them. */
const SINGLE: Readonly<Record<string, Single>> = {
  User: { operation: 'UserViewerEdge', field: 'user', id: 'id' },
  Collection: { operation: 'CollectionViewerEdge', field: 'collection', id: 'id' },
  Tag: { operation: 'TagViewerEdge', field: 'tagFromSlug', id: 'slug' },
}

/**
 * Keeps what an answer says of things to the viewer (`viewerEdge`) as if each had been asked for by the control that
 * shows it.
 */
export function keepOwn(queryClient: QueryClient, answer: unknown): void {
  if (!isObject(answer)) return
  const { __typename, id, viewerEdge } = answer
  const single = SINGLE[String(__typename)]
  if (single && isObject(viewerEdge))
    queryClient.setQueryData([single.operation, { id: answer[single.id] }], {
      [single.field]: { __typename, id, viewerEdge },
    })
  for (const value of Object.values(answer)) keepOwn(queryClient, value)
}
