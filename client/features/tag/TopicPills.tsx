import { useLink } from '../../lib/use-link'
import { AppLink } from '../../ui/AppLink'

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
          <AppLink
            href={link('ShowTag', { tagSlug: tag.slug })}
            className="inline-flex h-10 items-center rounded-full bg-accent-wash px-4 text-14 hover:bg-line"
          >
            {tag.displayTitle}
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
