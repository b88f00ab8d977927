import { countWording } from '../../../schema/wording/counts'
import { storyPageWording } from '../../../schema/wording/story-page'
import { useLink } from '../../lib/use-link'
import { AppLink } from '../../ui/AppLink'
import { Avatar } from '../../ui/Avatar'
import type { StoryPost } from './story-post'

interface Card {
  href: string
  imageId: string | null | undefined
  square?: boolean
  title: string
  facts: string
  text: string
}

function CardOf({ href, imageId, square = false, title, facts, text }: Card) {
  return (
    <section className="flex gap-4 border-b border-line py-6">
      <Avatar imageId={imageId} size="L" square={square} />
      <div className="min-w-0">
        <h2 className="font-serif text-20 font-semibold">
          <AppLink href={href} className="hover:underline">
            {title}
          </AppLink>
        </h2>
        <p className="text-13 text-ink-soft">{facts}</p>
        <p className="mt-2 text-14 text-ink-soft">{text}</p>
      </div>
    </section>
  )
}

/** The cards of a story's writer and of its publication. */
export function WrittenBy({ post }: { post: StoryPost }) {
  const link = useLink()
  const { creator, collection } = post
  const { followerCount } = creator.socialStats
  return (
    <div>
      {collection && (
        <CardOf
          href={link('ShowCollection', { collectionSlug: collection.slug })}
          imageId={collection.avatar?.id}
          square
          title={storyPageWording.publishedIn(collection.name)}
          facts={countWording.followers(collection.subscriberCount)}
          text={collection.description}
        />
      )}
      <CardOf
        href={link('ShowUser', { username: creator.username })}
        imageId={creator.imageId}
        title={storyPageWording.writtenBy(creator.name)}
        facts={countWording.followers(followerCount)}
        text={creator.bio}
      />
    </div>
  )
}
