/** A letter that somebody has mailed to themselves, as it is now in the form. Rule: docs/rules/newsletters.md, "Preparing a letter". */
import * as v from 'valibot'
import { MOST_LETTER_PREHEADER, MOST_LETTER_SUBJECT } from '../rules/letter-content'
import { letterTestMessages as messages } from '../wording/letter-test-messages'
import { entityId, oneLine } from './text'

export const testLetter = v.object({
  newsletterId: entityId,
  postId: entityId,
  subject: oneLine({ max: MOST_LETTER_SUBJECT, tooLong: messages.subject, missing: messages.noSubject }),
  preheader: v.nullish(
    v.pipe(
      oneLine({ max: MOST_LETTER_PREHEADER, tooLong: messages.preheader }),
      v.description('What mail programs show beside the subject.'),
    ),
    '',
  ),
})
