import { letterMessages } from '../../../schema/wording/letter-messages'
import * as rows from '../../data/letter/writes'
import { defineUseCase } from '../use-case'
import { changeLetter, type LetterChangingParts, letterChange } from './change-letter'

/** Ends a letter, or takes back that it was scheduled. Nobody else gets it. */
export const stopLetter = defineUseCase(letterChange, (parts: LetterChangingParts, { letterId }) =>
  changeLetter(parts, letterId, {
    statement: (id, now) => rows.stopLetter(id, 'person', now),
    states: ['stopped'],
    refusal: letterMessages.over,
  }),
)
