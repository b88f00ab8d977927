import { letterMessages } from '../../../schema/wording/letter-messages'
import * as rows from '../../data/letter/writes'
import { defineUseCase } from '../use-case'
import { changeLetter, type LetterChangingParts, letterChange } from './change-letter'

/** Goes on with a letter that was held up: everybody who doesn't have it gets it. */
export const resumeLetter = defineUseCase(letterChange, (parts: LetterChangingParts, { letterId }) =>
  changeLetter(parts, letterId, {
    statement: rows.resumeLetter,
    states: ['sending', 'sent'],
    refusal: letterMessages.notPaused,
  }),
)
