import type { StoryPageFragment } from '../../../schema/generated/operations'
import { linkTo } from '../../../schema/routes/links'
import { tagWording } from '../../../schema/wording/tags'
import { EmptyList } from '../posts/EmptyList'
import { PostList } from '../posts/PostList'

/** Stories of a topic, or the way to other topics where it has none. */
export function TopicStories({ stories, level = 2 }: { stories: StoryPageFragment; level?: 2 | 3 }) {
  const { posts, pagingInfo } = stories
  if (posts.length > 0) {
    return <PostList posts={posts} next={pagingInfo.next} empty={tagWording.noStories} level={level} />
  }
  return (
    <EmptyList
      text={tagWording.noStories}
      more={{ href: linkTo('ExploreTopics'), text: tagWording.explore }}
    />
  )
}
