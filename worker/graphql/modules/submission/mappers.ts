import type { Submission, SubmissionNote } from '../../../data/submission/rows'
import type { Submitting } from '../../../services/submission/lists'
import type { ShownPost } from '../post/show'

export type SubmissionMapper = Submission
export type SubmissionNoteMapper = SubmissionNote
export type CollectionSubmittingMapper = Submitting

/** The planned stories of a month. */
export interface CollectionPlanMapper {
  month: string
  posts: ShownPost[]
}
