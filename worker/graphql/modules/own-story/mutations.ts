import { changeStories } from '../../../services/own-story/change-stories'
import { changeStoryTopics } from '../../../services/own-story/change-story-topics'
import { emptyTrash } from '../../../services/own-story/empty-trash'
import { pinPost } from '../../../services/own-story/pin-post'
import { mutation } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'

export const ownStoryMutations: Resolvers = {
  Mutation: {
    changeStories: mutation(changeStories, 'ChangedStories'),
    changeStoryTopics: mutation(changeStoryTopics, 'ChangedStoryTopics'),
    pinPost: mutation(pinPost, 'PinnedPost'),
    emptyTrash: mutation(emptyTrash, 'EmptiedTrash'),
  },
}
