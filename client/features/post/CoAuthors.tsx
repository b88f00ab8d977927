import { useLink } from '../../lib/use-link'
import { AppLink } from '../../ui/AppLink'
import type { PostCardFragment } from './post-card.generated'

interface Props {
  people: PostCardFragment['coAuthors']
  /** Of each link. */
  className: string
}

/** Who wrote a story with its writer, after the writer's name. */
export function CoAuthors({ people, className }: Props) {
  const link = useLink()
  return people.map(({ id, username, name }) => (
    <span key={id}>
      {', '}
      <AppLink href={link('ShowUser', { username })} className={className}>
        {name}
      </AppLink>
    </span>
  ))
}
