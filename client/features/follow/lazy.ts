import { lazily } from '../../lib/lazily'

/** The follow button of somebody who is signed in: visitors only need a link. */
export const followControl = lazily(() =>
  import('./control/FollowControl').then(({ FollowControl }) => FollowControl),
)
