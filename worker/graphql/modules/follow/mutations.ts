import { followCollection } from '../../../services/follow/follow-collection'
import { followUser } from '../../../services/follow/follow-user'
import { muteCollection } from '../../../services/follow/mute-collection'
import { mutePost } from '../../../services/follow/mute-post'
import { muteTag } from '../../../services/follow/mute-tag'
import { muteUser } from '../../../services/follow/mute-user'
import { unfollowCollection } from '../../../services/follow/unfollow-collection'
import { unfollowUser } from '../../../services/follow/unfollow-user'
import { unmuteCollection } from '../../../services/follow/unmute-collection'
import { unmutePost } from '../../../services/follow/unmute-post'
import { unmuteTag } from '../../../services/follow/unmute-tag'
import { unmuteUser } from '../../../services/follow/unmute-user'
import { updateFollowedEntityViewedAt } from '../../../services/follow/update-followed-entity-viewed-at'
import { mutation, postMutation } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'

/** Following and muting (docs/rules/follow.md). */
export const followMutations: Resolvers = {
  Mutation: {
    followUser: mutation(followUser, 'User'),
    unfollowUser: mutation(unfollowUser, 'User'),
    followCollection: mutation(followCollection, 'Collection'),
    unfollowCollection: mutation(unfollowCollection, 'Collection'),
    muteUser: mutation(muteUser, 'User'),
    unmuteUser: mutation(unmuteUser, 'User'),
    muteCollection: mutation(muteCollection, 'Collection'),
    unmuteCollection: mutation(unmuteCollection, 'Collection'),
    muteTag: mutation(muteTag, 'Tag'),
    unmuteTag: mutation(unmuteTag, 'Tag'),
    mutePost: postMutation(mutePost),
    unmutePost: postMutation(unmutePost),
    updateFollowedEntityViewedAt: mutation(updateFollowedEntityViewedAt, 'User'),
  },
}
