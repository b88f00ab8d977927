import type { SourceName } from '../../../schema/rules/source-tracking'
import { countWording } from '../../../schema/wording/counts'
import { useLink } from '../../lib/use-link'
import { placeIn, useSourceLink } from '../../lib/use-source-link'
import { AppLink } from '../../ui/AppLink'
import { FollowButton } from '../follow/FollowButton'
import type { TopicItemFragment } from './topic-item.generated'

interface Props {
  tags: readonly TopicItemFragment[]
  /** The module that they are, for the source of their links. */
  section: SourceName
}

/** Topics in a rail, each with the button that follows it. */
export function TopicItems({ tags, section }: Props) {
  const link = useLink()
  const sourced = useSourceLink()
  return (
    <ul className="pt-2">
      {tags.map(({ id, slug, displayTitle, postCount }, i) => (
        <li key={id} className="flex items-center gap-3 py-2">
          <div className="min-w-0 flex-1 text-14">
            <AppLink
              href={sourced(link('ShowTag', { tagSlug: slug }), placeIn(section, i))}
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
