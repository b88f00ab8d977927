import * as v from 'valibot'
import { SCHEDULED_AT_MOST } from '../../../schema/rules/letters'
import { letterMessages } from '../../../schema/wording/letter-messages'
import type { Letter } from '../../data/letter/queries'
import { fail, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { type LetterMakingParts, letterEntries, makeLetter, type NotSent } from './make-letter'

/** Sends a story to a newsletter's subscribers at a later time. Rule: docs/rules/newsletters.md, "Sending a letter". */
export const scheduleLetter = defineUseCase(
  v.object({ ...letterEntries, at: v.pipe(v.number(), v.safeInteger(), v.description('Within a year.')) }),
  async (parts: LetterMakingParts, { at, ...input }): Promise<Result<Letter, NotSent>> => {
    const now = parts.clock.now()
    if (at <= now) return fail('BAD_REQUEST', letterMessages.past, 'at')
    if (at > now + SCHEDULED_AT_MOST) return fail('BAD_REQUEST', letterMessages.tooLate, 'at')
    return makeLetter(parts, input, at)
  },
)
