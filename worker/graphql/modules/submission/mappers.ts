import type { Submission, SubmissionNote } from '../../../data/submission/rows'
import type { Submitting } from '../../../services/submission/lists'

export type SubmissionMapper = Submission
export type SubmissionNoteMapper = SubmissionNote
export type CollectionSubmittingMapper = Submitting
