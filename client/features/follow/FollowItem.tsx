import type { Source } from '../../../schema/rules/source-tracking'
import { WriterItem } from '../user/WriterItem'
import type { WriterItemFragment } from '../user/writer-item.generated'
import { FollowButton } from './FollowButton'

/** A writer in a rail, with the button that follows them. */
export function FollowItem({ user, source }: { user: WriterItemFragment; source: Source }) {
  const { id, name } = user
  const action = <FollowButton target={{ kind: 'user', id, name }} />
  return <WriterItem user={user} source={source} action={action} />
}
