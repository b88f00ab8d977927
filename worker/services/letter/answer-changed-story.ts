import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { inputWording } from '../../../schema/wording/inputs'
import { letterMessages } from '../../../schema/wording/letter-messages'
import { declineVersion, takeVersion } from '../../data/letter/changed'
import { type Letter, letterById } from '../../data/letter/queries'
import { fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import type { LetterChangingParts, NotChanged } from './change-letter'
import { requestLetters } from './request-letters'
import { requireSender } from './require-sender'

/**
 * Says which text the rest gets of a letter whose story was changed while it is being sent. Idempotent. Rule:
 * docs/rules/newsletters.md, "A story that is changed meanwhile".
 */
export const answerChangedStory = defineUseCase(
  v.object({
    letterId: entityId,
    versionId: v.pipe(entityId, v.description('The version that the viewer was asked about.')),
    text: v.picklist(['OLD', 'NEW'], inputWording.invalid),
  }),
  async (parts: LetterChangingParts, { letterId, versionId, text }): Promise<Result<Letter, NotChanged>> => {
    const { db, clock, letterQueue } = parts
    const letter = await db.first(letterById, letterId)
    if (!letter) return fail('NOT_FOUND', letterMessages.noLetter, 'letterId')
    const allowed = await requireSender(parts, letter.newsletterId)
    if (!allowed.ok) return allowed
    const answer = text === 'OLD' ? declineVersion : takeVersion
    const [changed] = await db.write([answer(letterId, versionId, clock.now())])
    const after = (await db.first(letterById, letterId)) ?? letter
    const said = text === 'OLD' ? after.declinedVersionId : after.versionId
    if (changed !== 1 && said !== versionId) return fail('CONFLICT', letterMessages.changedAgain, 'versionId')
    if (changed === 1 && after.state === 'sending')
      await requestLetters(letterQueue, [{ letterId, turn: after.turn }])
    return ok(after)
  },
)
