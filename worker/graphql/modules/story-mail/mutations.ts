import { createStoryMailAddress } from '../../../services/story-mail/create-story-mail-address'
import { revokeStoryMailAddress } from '../../../services/story-mail/revoke-story-mail-address'
import { mutation } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'

export const storyMailMutations: Resolvers = {
  Mutation: {
    createStoryMailAddress: mutation(createStoryMailAddress, 'StoryMailAddress'),
    revokeStoryMailAddress: mutation(revokeStoryMailAddress, 'StoryMailAddress'),
  },
}
