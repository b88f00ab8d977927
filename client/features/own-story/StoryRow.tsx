import type { MouseEvent } from 'react'
import type { StoryAction } from '../../../schema/graphql/types.generated'
import { linkTo } from '../../../schema/routes/links'
import { listedTitle } from '../../../schema/story/listed-title'
import { yourStoriesWording as wording } from '../../../schema/wording/your-stories'
import { useCanLink } from '../../lib/use-can-link'
import { AppLink } from '../../ui/AppLink'
import { Checkbox } from '../../ui/form/Checkbox'
import { PostPicture } from '../post/PostPicture'
import { useStoryLink } from '../post/use-story-link'
import type { Filter } from './own-load'
import type { OwnStory } from './own-story'
import { ACTIONS, StoryMenu } from './StoryMenu'
import { StoryRowFacts } from './StoryRowFacts'

interface Props {
  story: OwnStory
  filter: Filter
  isSelected: boolean
  onSelect: (isSelected: boolean, isRange: boolean) => void
  onAction: (action: StoryAction) => void
  onLinks: () => void
  onCoAuthors: () => void
  onTakeOut: () => void
  onPin: () => void
}

/** Where a story's title leads: to the story, or to where a draft is written. */
function useTitleLink(filter: Filter, { id, mediumUrl }: OwnStory['post']): string | undefined {
  const canLink = useCanLink()
  const storyLink = useStoryLink()
  if (filter === 'deleted') return undefined
  if (filter === 'public' || filter === 'unlisted' || filter === 'responses') return storyLink(mediumUrl)
  return canLink('EditPost') ? linkTo('EditPost', { postId: id }) : linkTo('ShowPost', { postId: id })
}

/** One of the viewer's stories, with what can be done with it. */
export function StoryRow(props: Props) {
  const { story, filter, isSelected, onSelect, onAction, onLinks, onCoAuthors, onPin, onTakeOut } = props
  const { post, isOwn, isPinned } = story
  const href = useTitleLink(filter, post)
  const title = listedTitle(post.title) || wording.untitled
  return (
    <li className="flex gap-3 border-b border-line py-5">
      {isOwn && ACTIONS[filter].length > 0 && (
        <Checkbox
          label={<span className="sr-only">{wording.select(post.title)}</span>}
          checked={isSelected}
          onChange={({ currentTarget, nativeEvent }) =>
            onSelect(currentTarget.checked, (nativeEvent as unknown as MouseEvent).shiftKey === true)
          }
        />
      )}
      <div className="min-w-0 flex-1">
        <h2 dir="auto" className="font-serif text-18 font-semibold tracking-tight sm:text-20">
          {href ? (
            <AppLink href={href} className="underline-offset-4 hover:underline hover:decoration-1">
              {title}
            </AppLink>
          ) : (
            title
          )}
        </h2>
        {post.excerpt && (
          <p dir="auto" className="mt-1 line-clamp-2 text-14 text-ink-soft text-pretty">
            {post.excerpt}
          </p>
        )}
        <StoryRowFacts story={story} filter={filter} />
      </div>
      {post.previewImage && (
        <div className="w-20 shrink-0 pt-1 max-sm:hidden sm:w-28">
          <PostPicture post={post} sizes="112px" />
        </div>
      )}
      {filter !== 'responses' && (
        <div className="-me-3 shrink-0">
          <StoryMenu
            post={post}
            filter={filter}
            isOwn={isOwn}
            isPinned={isPinned}
            onPin={onPin}
            onAction={onAction}
            onLinks={onLinks}
            onCoAuthors={onCoAuthors}
            onTakeOut={onTakeOut}
          />
        </div>
      )}
    </li>
  )
}
