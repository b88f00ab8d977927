import type { PostCardFragment } from '../../../schema/generated/operations'
import { postWording } from '../../../schema/wording/posts'
import { useLink } from '../../lib/use-link'
import { AppLink } from '../../ui/AppLink'
import { Avatar } from '../../ui/Avatar'

/** Whose page a list of stories stands on: what it says already isn't said again in each card. */
export type ListOwner = 'creator' | 'collection'

interface Props {
  post: Pick<PostCardFragment, 'creator' | 'collection'>
  of?: ListOwner | undefined
}

/** Who wrote a story, and where. Nothing where both go without saying. */
export function Byline({ post, of }: Props) {
  const link = useLink()
  const { creator } = post
  const collection = of === 'collection' ? null : post.collection
  if (of === 'creator' && !collection) return null
  return (
    <p className="mb-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-13 text-ink-soft">
      {of !== 'creator' && (
        <>
          <Avatar imageId={creator.imageId} size="XXXS" />
          <AppLink
            href={link('ShowUser', { username: creator.username })}
            className="text-ink hover:underline"
          >
            {creator.name}
          </AppLink>
          {collection && postWording.inPublication}
        </>
      )}
      {collection && (
        <>
          {of === 'creator' && <Avatar imageId={collection.avatar?.id} size="XXXS" square />}
          <AppLink
            href={link('ShowCollection', { collectionSlug: collection.slug })}
            className="text-ink hover:underline"
          >
            {collection.name}
          </AppLink>
        </>
      )}
    </p>
  )
}
