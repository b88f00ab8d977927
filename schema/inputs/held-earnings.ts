import * as v from 'valibot'
import { MAX_HELD_ANSWER } from '../rules/held-earnings/states'
import { heldEarningsMessages as messages } from '../wording/held-earnings-messages'
import { limit, paragraphs } from './text'

/** What a writer says to earnings that are held. Rule: docs/rules/partner.md, "Held earnings". */
export const heldAnswer = v.pipe(
  paragraphs(MAX_HELD_ANSWER, messages.answerTooLong(MAX_HELD_ANSWER)),
  limit(`1 to ${MAX_HELD_ANSWER} characters.`),
  v.nonEmpty(messages.answerMissing),
)
