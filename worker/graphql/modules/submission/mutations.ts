import { setFeaturedStories } from '../../../services/post/set-featured-stories'
import { addSubmissionNote } from '../../../services/submission/add-submission-note'
import { cancelSubmission } from '../../../services/submission/cancel-submission'
import { resubmitPost } from '../../../services/submission/resubmit-post'
import { reviewSubmission } from '../../../services/submission/review-submission'
import { submitPost } from '../../../services/submission/submit-post'
import { updateSubmissionSettings } from '../../../services/submission/update-submission-settings'
import { mutation } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'

export const submissionMutations: Resolvers = {
  Mutation: {
    submitPost: mutation(submitPost, 'Submission'),
    reviewSubmission: mutation(reviewSubmission, 'Submission'),
    resubmitPost: mutation(resubmitPost, 'Submission'),
    cancelSubmission: mutation(cancelSubmission, 'Submission'),
    addSubmissionNote: mutation(addSubmissionNote, 'Submission'),
    setFeaturedStories: mutation(setFeaturedStories, 'Collection'),
    updateSubmissionSettings: mutation(updateSubmissionSettings, 'Collection'),
  },
}
