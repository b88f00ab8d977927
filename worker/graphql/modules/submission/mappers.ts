import type { Post } from '../../../data/post/rows'
import type { Submission, SubmissionNote } from '../../../data/submission/rows'
import type { Submitting } from '../../../services/submission/lists'

export type SubmissionMapper = Submission
export type SubmissionNoteMapper = SubmissionNote
export type CollectionSubmittingMapper = Submitting

/** The planned stories of a month. */
export interface CollectionPlanMapper {
  month: string
  posts: Post[]
}
