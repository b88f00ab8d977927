import { dismissForNow } from '../../../services/viewer/dismiss-for-now'
import { followTags } from '../../../services/viewer/follow-tags'
import { startSpoofing } from '../../../services/viewer/start-spoofing'
import { stopSpoofing } from '../../../services/viewer/stop-spoofing'
import { unfollowTags } from '../../../services/viewer/unfollow-tags'
import { updateViewerPreferences } from '../../../services/viewer/update-viewer-preferences'
import { userDismissFlag } from '../../../services/viewer/user-dismiss-flag'
import { command, mutation, plainMutation } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'

/** What viewers can change about themselves. */
export const viewerMutations: Resolvers = {
  Mutation: {
    userDismissFlag: plainMutation(userDismissFlag, null),
    dismissForNow: plainMutation(dismissForNow, null),
    updateViewerPreferences: plainMutation(updateViewerPreferences, false),
    followTags: mutation(followTags, 'FollowedTags'),
    unfollowTags: mutation(unfollowTags, 'FollowedTags'),
    startSpoofing: command(startSpoofing),
    stopSpoofing: command(stopSpoofing),
  },
}
