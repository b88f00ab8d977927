import { countWording } from '../../../schema/wording/counts'
import { useLink } from '../../lib/use-link'
import { AppLink } from '../../ui/AppLink'
import { FollowButton } from '../follow/FollowButton'
import type { TopicItemFragment } from './topic-item.generated'

/** Topics in a rail, each with the button that follows it. */
export function TopicItems({ tags }: { tags: readonly TopicItemFragment[] }) {
  const link = useLink()
  return (
    <ul className="pt-2">
      {tags.map(({ id, slug, displayTitle, postCount }) => (
        <li key={id} className="flex items-center gap-3 py-2">
          <div className="min-w-0 flex-1 text-14">
            <AppLink
              href={link('ShowTag', { tagSlug: slug })}
              className="font-medium underline-offset-4 wrap-anywhere hover:underline"
            >
              {displayTitle}
            </AppLink>
            <p className="text-13 text-ink-soft tabular-nums">{countWording.stories(postCount)}</p>
          </div>
          <FollowButton target={{ kind: 'tag', id: slug, name: displayTitle }} />
        </li>
      ))}
    </ul>
  )
}
