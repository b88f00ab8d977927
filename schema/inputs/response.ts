import * as v from 'valibot'
import { MAX_RESPONSE } from '../rules/limits'
import { MAX_RESPONSE_KEY } from '../rules/responses'
import type { Deltas } from '../story/delta'
import { inputWording } from '../wording/inputs'
import { responseMessages } from '../wording/response-messages'
import { opaque, paragraphs } from './text'

/** What a response says, as it is typed. */
export const responseText = v.pipe(
  paragraphs(MAX_RESPONSE, responseMessages.tooLong(MAX_RESPONSE)),
  v.nonEmpty(responseMessages.empty),
  v.description(
    'Plain text with emphasis, links, lists, quotations, code and pictures of this site as in Markdown.',
  ),
)

export const responseDeltas = v.pipe(
  v.custom<Deltas>(Array.isArray, inputWording.invalid),
  v.description('Instead of `text`: changes that make the text of an empty draft.'),
)

export const responseKey = v.pipe(
  opaque(MAX_RESPONSE_KEY, inputWording.invalid),
  v.nonEmpty(inputWording.invalid),
  v.description('Made by the client for this response: the same one again is published once.'),
)
