import { changePostSettings } from '../../../services/draft/change-post-settings'
import { createDraft } from '../../../services/draft/create-draft'
import { deletePost } from '../../../services/draft/delete-post'
import { nameVersion } from '../../../services/draft/name-version'
import { publishPost } from '../../../services/draft/publish-post'
import { restoreVersion } from '../../../services/draft/restore-version'
import { saveDraft } from '../../../services/draft/save-draft'
import { schedulePost } from '../../../services/draft/schedule-post'
import { undeletePost } from '../../../services/draft/undelete-post'
import { unpublishPost } from '../../../services/draft/unpublish-post'
import { mutation, postMutation } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'

export const draftMutations: Resolvers = {
  Mutation: {
    createDraft: mutation(createDraft, 'Draft'),
    saveDraft: mutation(saveDraft, 'SavedDraft'),
    restoreVersion: mutation(restoreVersion, 'SavedDraft'),
    nameVersion: mutation(nameVersion, 'PostVersion'),
    publishPost: postMutation(publishPost),
    schedulePost: postMutation(schedulePost),
    unpublishPost: postMutation(unpublishPost),
    changePostSettings: mutation(changePostSettings, 'PublishSettings'),
    deletePost: postMutation(deletePost),
    undeletePost: postMutation(undeletePost),
  },
}
