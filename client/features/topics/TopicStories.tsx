import type { StoryPageFragment } from '../../../schema/generated/operations'
import { tagWording } from '../../../schema/wording/tags'
import { useLink } from '../../lib/use-link'
import { EmptyList } from '../posts/EmptyList'
import { PostList } from '../posts/PostList'

/** Stories of a topic, or the way to other topics where it has none. */
export function TopicStories({ stories, level = 2 }: { stories: StoryPageFragment; level?: 2 | 3 }) {
  const link = useLink()
  const { posts, pagingInfo } = stories
  if (posts.length > 0) {
    return <PostList posts={posts} next={pagingInfo.next} empty={tagWording.noStories} level={level} />
  }
  return (
    <EmptyList text={tagWording.noStories} more={{ href: link('ExploreTopics'), text: tagWording.explore }} />
  )
}
