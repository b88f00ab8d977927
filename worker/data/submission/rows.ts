import { submission, submissionNote } from '../../../schema/tables/submission'
import { type Row, without } from '../sql/rows'

export const submissionFields = without(submission, 'submitKey')

/** A submission, as read from the database. */
export interface Submission extends Row<typeof submissionFields> {}

export const submissionNoteFields = without(submissionNote)

/** A step of a submission, or a note on it. */
export interface SubmissionNote extends Row<typeof submissionNoteFields> {}
