import type { SourceName } from '../../../schema/rules/source-tracking'
import { useLink } from '../../lib/use-link'
import { placeIn, useSourceLink } from '../../lib/use-source-link'
import { Pill } from '../../ui/Pill'

interface Props {
  tags: readonly { id: string; slug: string; displayTitle: string }[]
  /** The module that they are, for the source of their links. */
  section?: SourceName
}

/** Topics side by side. */
export function TopicPills({ tags, section }: Props) {
  const link = useLink()
  const sourced = useSourceLink()
  return (
    <ul className="flex flex-wrap gap-x-2">
      {tags.map((tag, i) => (
        <li key={tag.id}>
          <Pill href={sourced(link('ShowTag', { tagSlug: tag.slug }), section && placeIn(section, i))}>
            {tag.displayTitle}
          </Pill>
        </li>
      ))}
    </ul>
  )
}
