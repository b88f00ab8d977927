import { postWording } from '../../../schema/wording/post'
import { useLink } from '../../lib/use-link'
import { AppLink } from '../../ui/AppLink'
import { Avatar } from '../../ui/Avatar'
import { CoAuthors } from './CoAuthors'
import type { PostCardFragment } from './post-card.generated'

/** The subject of the page that shows a list of stories. Cards don't repeat what that page already says. */
export type ListOwner = 'creator' | 'collection'

interface Props {
  post: Pick<PostCardFragment, 'creator' | 'coAuthors' | 'collection'>
  of?: ListOwner | undefined
}

/** Who wrote a story and where it was published; nothing where the page already says both. */
export function Byline({ post, of }: Props) {
  const link = useLink()
  const { creator } = post
  const collection = of === 'collection' ? null : post.collection
  if (of === 'creator' && !collection) return null
  const publication = collection && (
    <AppLink
      key="publication"
      href={link('ShowCollection', { collectionSlug: collection.slug })}
      className="min-w-0 text-ink hover:underline"
    >
      {collection.name}
    </AppLink>
  )
  return (
    <p className="mb-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-13 text-ink-soft">
      {of !== 'creator' && (
        <span className="flex min-w-0 items-center gap-2">
          <Avatar imageId={creator.imageId} size="XXXS" />
          <AppLink
            href={link('ShowUser', { username: creator.username })}
            className="min-w-0 text-ink hover:underline"
          >
            {creator.name}
          </AppLink>
          <CoAuthors people={post.coAuthors} className="min-w-0 text-ink hover:underline" />
        </span>
      )}
      {collection && (
        <span className="flex min-w-0 items-center gap-2">
          {of === 'creator' ? (
            <>
              <Avatar imageId={collection.avatar?.id} size="XXXS" square />
              {publication}
            </>
          ) : (
            postWording.inPublication(publication)
          )}
        </span>
      )}
    </p>
  )
}
