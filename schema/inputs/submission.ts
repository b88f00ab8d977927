import * as v from 'valibot'
import { MAX_GUIDELINES, MAX_SUBMISSION_KEY, MAX_SUBMISSION_NOTE } from '../rules/submissions'
import { inputWording } from '../wording/inputs'
import { submissionWording } from '../wording/submission'
import { opaque, paragraphs } from './text'

/** What the writer and the editors say to each other about a submission. */
export const submissionNote = paragraphs(
  MAX_SUBMISSION_NOTE,
  submissionWording.noteTooLong(MAX_SUBMISSION_NOTE),
)

export const guidelines = paragraphs(MAX_GUIDELINES, submissionWording.guidelinesTooLong(MAX_GUIDELINES))

export const submitKey = v.pipe(
  opaque(MAX_SUBMISSION_KEY, inputWording.invalid),
  v.nonEmpty(inputWording.invalid),
  v.description(
    'Made by the client for this submission: a request that is repeated with the same key submits nothing again. Without a key, each request makes a new submission.',
  ),
)
