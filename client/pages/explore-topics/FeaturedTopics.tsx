import { linkTo } from '../../../schema/routes/links'
import { tagWording } from '../../../schema/wording/tag'
import { FollowButton } from '../../features/follow/FollowButton'
import { placeIn, useSourceLink } from '../../lib/use-source-link'
import { AppLink } from '../../ui/AppLink'
import type { ExploreTopicsQuery } from './explore-topics.generated'

type Topic = ExploreTopicsQuery['featuredTags']['tags'][number]

function FeaturedTopic({ topic, index }: { topic: Topic; index: number }) {
  const { slug, displayTitle, description, postCount, followerCount } = topic
  const href = useSourceLink()(linkTo('ShowTag', { tagSlug: slug }), placeIn('RECOMMENDED_TOPICS', index))
  return (
    <>
      <AppLink href={href} className="group flex flex-1 flex-col">
        <span className="font-serif text-24 font-semibold tracking-tight wrap-anywhere underline-offset-4 group-hover:underline group-hover:decoration-1">
          {displayTitle}
        </span>
        <span className="mt-1 text-14 text-ink-soft text-pretty">{description}</span>
      </AppLink>
      <div className="mt-3 flex items-center justify-between gap-4">
        <p className="dotted text-13 text-ink-soft tabular-nums">
          <span>{tagWording.stories(postCount)}</span>
          <span>{tagWording.followers(followerCount)}</span>
        </p>
        <FollowButton target={{ kind: 'tag', id: slug, name: displayTitle }} />
      </div>
    </>
  )
}

/** The most popular topics, each with its description and the button that follows it. */
export function FeaturedTopics({ tags }: { tags: readonly Topic[] }) {
  return (
    <section aria-labelledby="featured">
      <h2 id="featured" className="border-b border-ink pb-3 font-serif text-16 font-semibold">
        {tagWording.featured}
      </h2>
      <ul className="grid gap-x-12 sm:grid-cols-2 lg:grid-cols-3">
        {tags.map((topic, i) => (
          <li key={topic.id} className="flex flex-col border-b border-line py-5">
            <FeaturedTopic topic={topic} index={i} />
          </li>
        ))}
      </ul>
    </section>
  )
}
