import { useViewer } from '../../lib/use-viewer'
import { EmptyState } from '../../ui/EmptyState'

type Step = { href: string; text: string }

interface Props {
  user: { id: string }
  /** What others read, and what they find instead. */
  text: string
  elsewhere?: Step | undefined
  /** What the person reads, and their next step. */
  own: string
  more?: Step | undefined
}

/** Takes the place of what a person has nothing of yet: the person is invited, others are told. */
export function EmptyTab({ user, text, elsewhere, own, more }: Props) {
  const isOwn = useViewer()?.id === user.id
  return isOwn ? <EmptyState text={own} more={more} /> : <EmptyState text={text} more={elsewhere} />
}
