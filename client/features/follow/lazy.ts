import { lazily } from '../../lib/lazily'

/** The follow button of a signed-in reader: visitors only need a link. */
export const followControl = lazily(() =>
  import('./control/FollowControl').then(({ FollowControl }) => FollowControl),
)
