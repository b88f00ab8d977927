import { useLink } from '../../lib/use-link'
import { Pill } from '../../ui/Pill'

interface Props {
  tags: readonly { id: string; slug: string; displayTitle: string }[]
}

/** Topics side by side. */
export function TopicPills({ tags }: Props) {
  const link = useLink()
  return (
    <ul className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag.id}>
          <Pill href={link('ShowTag', { tagSlug: tag.slug })}>{tag.displayTitle}</Pill>
        </li>
      ))}
    </ul>
  )
}
