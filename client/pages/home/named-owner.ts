import type { ListOwner } from '../../features/post/Byline'

type Named = { id: string } | null

interface Item {
  post: { creator: { id: string }; collection: Named }
  reason: { user: Named; collection: Named } | null
}

/** Whom the line above a story's card names already, so that the card doesn't name them again. */
export function namedOwner({ post, reason }: Item): ListOwner | undefined {
  const { creator, collection } = post
  if (collection && reason?.collection?.id === collection.id) return 'collection'
  return reason?.user?.id === creator.id ? 'creator' : undefined
}
