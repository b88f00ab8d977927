import { linkTo } from '../../../schema/routes/links'
import { SOURCE_NAMES } from '../../../schema/rules/source-tracking'
import { listedTitle } from '../../../schema/story/listed-title'
import { feedWording } from '../../../schema/wording/feed'
import { FollowItem } from '../../features/follow/FollowItem'
import { Byline } from '../../features/post/Byline'
import { sideOf } from '../../features/post/card-side'
import { PostFacts } from '../../features/post/PostMeta'
import type { PostCardFragment } from '../../features/post/post-card.generated'
import { useStoryLink } from '../../features/post/use-story-link'
import { TopicItems } from '../../features/tag/TopicItems'
import { useCanLink } from '../../lib/use-can-link'
import { placeIn } from '../../lib/use-source-link'
import { AppLink } from '../../ui/AppLink'
import { RailSection } from '../../ui/RailSection'
import type { HomePageQuery } from './home-page.generated'

/** How many topics are recommended at most. */
const TOPICS = 5

/** A story that staff recommends. */
function Pick({ post }: { post: PostCardFragment }) {
  const href = useStoryLink()(post.mediumUrl, { sectionType: SOURCE_NAMES.FEATURED_STORIES })
  const { dir, side } = sideOf(post)
  return (
    <article dir={dir} className={`${side} pt-4`}>
      <Byline post={post} />
      <h3 dir="auto" className="font-serif text-16 leading-[22px] font-semibold">
        <AppLink href={href} className="underline-offset-4 hover:underline">
          {listedTitle(post.listTitle)}
        </AppLink>
      </h3>
      <p className="mt-1">
        <PostFacts post={post} />
      </p>
    </article>
  )
}

interface Props extends HomePageQuery {
  /** Staff picks that the feed beside it doesn't have. */
  picks: readonly PostCardFragment[]
}

/** Beside the feed: what staff recommends, topics that aren't followed yet, and people who write. */
export function Rail({ viewer, featuredTags, picks }: Props) {
  const canLink = useCanLink()
  const followed = new Set(viewer?.followedTags.tags.map(({ id }) => id))
  const topics = featuredTags.tags.filter(({ id }) => !followed.has(id)).slice(0, TOPICS)
  const writers = viewer?.suggestedUsers.users ?? []
  return (
    <div className="space-y-10">
      {picks.length > 0 && (
        <RailSection
          title={feedWording.picks}
          more={canLink('ShowTopStories') && { href: linkTo('ShowTopStories'), text: feedWording.topStories }}
        >
          {picks.map((post) => (
            <Pick key={post.id} post={post} />
          ))}
        </RailSection>
      )}
      {topics.length > 0 && (
        <RailSection
          title={feedWording.topics}
          more={canLink('ExploreTopics') && { href: linkTo('ExploreTopics'), text: feedWording.allTopics }}
        >
          <TopicItems tags={topics} section="RECOMMENDED_TOPICS" />
        </RailSection>
      )}
      {writers.length > 0 && (
        <RailSection
          title={feedWording.whoToFollow}
          more={
            canLink('YourFollowingSuggestions') && {
              href: linkTo('YourFollowingSuggestions'),
              text: feedWording.moreSuggestions,
            }
          }
        >
          <div className="pt-2">
            {writers.map((user, i) => (
              <FollowItem key={user.id} user={user} source={placeIn('FEATURED_WRITER', i)} />
            ))}
          </div>
        </RailSection>
      )}
    </div>
  )
}
