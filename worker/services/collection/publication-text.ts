import * as v from 'valibot'
import { MAX_PUBLICATION_TEXT_BYTES } from '../../../schema/rules/limits'
import { bodyBytes } from '../../../schema/story/check-body'
import { publicationMessages } from '../../../schema/wording/collection-messages'
import { body } from '../post/body-input'

/** A text that a publication keeps. Rule: docs/rules/publications.md, "Texts". */
export const publicationText = v.pipe(
  body,
  v.description(`A body of at most ${MAX_PUBLICATION_TEXT_BYTES} bytes.`),
  v.check((text) => bodyBytes(text) <= MAX_PUBLICATION_TEXT_BYTES, publicationMessages.textTooLong),
)
