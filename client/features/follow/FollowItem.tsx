import { WriterItem } from '../user/WriterItem'
import type { WriterItemFragment } from '../user/writer-item.generated'
import { FollowButton } from './FollowButton'

/** A writer in a rail, with the button that follows them. */
export function FollowItem({ user }: { user: WriterItemFragment }) {
  const { id, name } = user
  return <WriterItem user={user} action={<FollowButton target={{ kind: 'user', id, name }} />} />
}
