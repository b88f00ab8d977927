import { tagWording } from '../../../schema/wording/tag'
import { useLink } from '../../lib/use-link'
import { EmptyState } from '../../ui/EmptyState'
import { saveOnCard } from '../catalog/SaveOnCard'
import { PostList } from '../post/PostList'
import type { StoryPageFragment } from '../post/story-page.generated'

interface Props {
  stories: StoryPageFragment
  level?: 2 | 3
  /** The text of the link to the next page, if it isn't older stories. */
  more?: string | undefined
}

/** The stories of a topic, or a link to other topics if it has none. */
export function TopicStories({ stories, level = 2, more }: Props) {
  const link = useLink()
  const { posts, pagingInfo } = stories
  if (posts.length > 0) {
    return (
      <PostList
        posts={posts}
        next={pagingInfo.next}
        more={more}
        empty={tagWording.noStories}
        level={level}
        menuOf={saveOnCard}
      />
    )
  }
  return (
    <EmptyState
      text={tagWording.noStories}
      more={{ href: link('ExploreTopics'), text: tagWording.explore }}
    />
  )
}
