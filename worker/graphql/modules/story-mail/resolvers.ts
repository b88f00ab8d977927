import { ownStoryMailAddress } from '../../../services/story-mail/own-address'
import type { Resolvers } from '../../resolvers.generated'

/** A writer's address for stories by mail (docs/rules/story-mail.md). */
export const storyMailResolvers: Resolvers = {
  Query: {
    storyMailAddress: (_root, _args, { parts }) => ownStoryMailAddress(parts),
  },
}
