import { letterMessages } from '../../../schema/wording/letter-messages'
import * as rows from '../../data/letter/writes'
import { defineUseCase } from '../use-case'
import { changeLetter, type LetterChangingParts, letterChange } from './change-letter'

/** Holds a letter up that is being sent. What the mail service has already been handed stays sent. */
export const pauseLetter = defineUseCase(letterChange, (parts: LetterChangingParts, { letterId }) =>
  changeLetter(parts, letterId, {
    statement: rows.pauseLetter,
    states: ['paused'],
    refusal: letterMessages.notSending,
  }),
)
