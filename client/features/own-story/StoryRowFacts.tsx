import { longMoment } from '../../../schema/wording/formats'
import { postWording } from '../../../schema/wording/post'
import { yourStoriesWording } from '../../../schema/wording/your-stories'
import { formatDate, isoDate } from '../../lib/format'
import { useLink } from '../../lib/use-link'
import { AppLink } from '../../ui/AppLink'
import { MemberStar } from '../post/PostMeta'
import { useStoryLink } from '../post/use-story-link'
import type { Filter } from './own-load'
import type { OwnStory } from './own-story'

const { facts: wording, daysLeft } = yourStoriesWording

/** In seconds; a story has its reading time in minutes. */
const MINUTE = 60

/** The time that a filter is about. */
function When({ post, filter }: { post: OwnStory['post']; filter: Filter }) {
  const isDraft = filter === 'drafts' || filter === 'deleted' || post.firstPublishedAt === null
  const time = isDraft ? post.updatedAt : (post.firstPublishedAt ?? post.updatedAt)
  const word = isDraft ? wording.edited : filter === 'scheduled' ? wording.comesOut : wording.published
  const text = filter === 'scheduled' ? longMoment(time) : formatDate(time)
  return (
    <span>
      {post.isLocked && <MemberStar />}
      {word} <time dateTime={isoDate(time)}>{text}</time>
    </span>
  )
}

/** When a story was written or came out, how long it is, and how readers responded. */
export function StoryRowFacts({ story, filter }: { story: OwnStory; filter: Filter }) {
  const storyLink = useStoryLink()
  const link = useLink()
  const { post, respondsTo, respondsToCatalog: list } = story
  const isOut = filter === 'public' || filter === 'unlisted'
  return (
    <p className="dotted mt-2 text-13 text-ink-soft">
      {story.daysLeft !== null && <span className="font-medium text-ink">{daysLeft(story.daysLeft)}</span>}
      {story.isPinned && <span className="font-medium text-ink">{wording.pinned}</span>}
      {filter !== 'deleted' && <When post={post} filter={filter} />}
      {post.collection && <span>{wording.inPublication(post.collection.name)}</span>}
      {respondsTo && (
        <span className="min-w-0 whitespace-normal">
          {wording.respondsTo}{' '}
          <AppLink href={storyLink(respondsTo.mediumUrl)} className="underline underline-offset-4">
            {respondsTo.title}
          </AppLink>
        </span>
      )}
      {list && (
        <span className="min-w-0 whitespace-normal">
          {wording.respondsTo}{' '}
          <AppLink
            href={link('ShowUserList', { username: list.creator.username, catalogSlugId: list.slugId })}
            className="underline underline-offset-4"
          >
            {list.name}
          </AppLink>
        </span>
      )}
      <span>{isOut ? postWording.readTime(post.readingTime * MINUTE) : wording.words(post.wordCount)}</span>
      {isOut && story.views > 0 && <span>{wording.views(story.views)}</span>}
      {isOut && story.reads > 0 && <span>{wording.reads(story.reads)}</span>}
      {isOut && post.clapCount > 0 && <span>{wording.claps(post.clapCount)}</span>}
      {isOut && post.responsesCount > 0 && <span>{wording.responses(post.responsesCount)}</span>}
    </p>
  )
}
