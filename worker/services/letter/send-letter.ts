import * as v from 'valibot'
import { defineUseCase } from '../use-case'
import { type LetterMakingParts, letterEntries, makeLetter } from './make-letter'

/**
 * Sends a published story to a newsletter's subscribers. Once, however often it is asked for. Rule:
 * docs/rules/newsletters.md, "Sending a letter".
 */
export const sendLetter = defineUseCase(v.object(letterEntries), (parts: LetterMakingParts, input) =>
  makeLetter(parts, input),
)
