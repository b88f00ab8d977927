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

/**
 * Who wrote a story and where it was published; nothing where the page already says both. Where it names the writer,
 * only those who wrote it with them are named.
 */
export function Byline({ post, of }: Props) {
  const link = useLink()
  const { creator } = post
  const collection = of === 'collection' ? null : post.collection
  const isNamed = of === 'creator'
  if (isNamed && !collection && post.coAuthors.length === 0) return null
  const others = (
    <CoAuthors
      key="others"
      people={post.coAuthors}
      className="min-w-0 text-ink hover:underline"
      isAlone={isNamed}
    />
  )
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
      {isNamed && post.coAuthors.length > 0 && (
        <span className="min-w-0">{postWording.withCoAuthors(others)}</span>
      )}
      {!isNamed && (
        <span className="flex min-w-0 items-center gap-2">
          <Avatar imageId={creator.imageId} name={creator.name} size="XXXS" />
          <AppLink
            href={link('ShowUser', { username: creator.username })}
            className="min-w-0 text-ink hover:underline"
          >
            {creator.name}
          </AppLink>
          {others}
        </span>
      )}
      {collection && (
        <span className="flex min-w-0 items-center gap-2">
          {isNamed ? (
            <>
              <Avatar imageId={collection.avatar?.id} name={collection.name} size="XXXS" square />
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
