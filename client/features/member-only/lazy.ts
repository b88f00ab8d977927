import { lazily } from '../../lib/lazily'

/** What member-only means, loaded with the first touch of the line that says so. */
export const memberPopover = lazily(() =>
  import('./MemberPopover').then(({ MemberPopover }) => MemberPopover),
)

/** What a Friend's badge means, loaded with its first touch. */
export const friendPopover = lazily(() =>
  import('./FriendPopover').then(({ FriendPopover }) => FriendPopover),
)
