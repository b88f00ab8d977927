import { useLink } from '../../lib/use-link'
import { AppLink } from '../../ui/AppLink'
import type { PostCardFragment } from './post-card.generated'

interface Props {
  people: PostCardFragment['coAuthors']
  /** Of each link. */
  className: string
  /** Whether they are named without the writer. */
  isAlone?: boolean
}

/** Who wrote a story with its writer, after the writer's name. */
export function CoAuthors({ people, className, isAlone = false }: Props) {
  const link = useLink()
  return people.map(({ id, username, name }, i) => (
    <span key={id}>
      {isAlone && i === 0 ? '' : ', '}
      <AppLink href={link('ShowUser', { username })} className={className}>
        {name}
      </AppLink>
    </span>
  ))
}
