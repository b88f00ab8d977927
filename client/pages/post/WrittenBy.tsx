import { countWording } from '../../../schema/wording/counts'
import { storyPageWording } from '../../../schema/wording/story-page'
import { Follow } from '../../features/follow/Follow'
import type { FollowTarget } from '../../features/follow/target'
import { useLink } from '../../lib/use-link'
import { AppLink } from '../../ui/AppLink'
import { Avatar } from '../../ui/Avatar'
import type { StoryPost } from './story-post'

/** The story page has no pills: its styles would be the only ones of their kind there. */
const FOLLOW = 'inline-flex h-11 items-center text-14 text-accent hover:underline'

interface Card {
  href: string
  imageId: string | null | undefined
  square?: boolean
  title: string
  facts: string
  text: string
  target: FollowTarget
}

function CardOf({ href, imageId, square = false, title, facts, text, target }: Card) {
  return (
    <section className="flex gap-4 py-6">
      <Avatar imageId={imageId} name={target.name} size="L" square={square} />
      <div className="min-w-0">
        <h2 className="font-serif text-20 font-semibold">
          <AppLink href={href} className="hover:underline">
            {title}
          </AppLink>
        </h2>
        <p className="text-13 text-ink-soft">{facts}</p>
        <Follow target={target} className={FOLLOW} />
        <p className="mt-3 text-14 text-ink-soft">{text}</p>
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
    <div className={collection ? 'grid gap-x-8 border-b border-line sm:grid-cols-2' : 'border-b border-line'}>
      {collection && (
        <CardOf
          href={link('ShowCollection', { collectionSlug: collection.slug })}
          imageId={collection.avatar?.id}
          square
          title={storyPageWording.publishedIn(collection.name)}
          facts={countWording.followers(collection.subscriberCount)}
          text={collection.description}
          target={{ kind: 'collection', id: collection.id, name: collection.name }}
        />
      )}
      <CardOf
        href={link('ShowUser', { username: creator.username })}
        imageId={creator.imageId}
        title={storyPageWording.writtenBy(creator.name)}
        facts={countWording.followers(followerCount)}
        text={creator.bio}
        target={{ kind: 'user', id: creator.id, name: creator.name }}
      />
    </div>
  )
}
