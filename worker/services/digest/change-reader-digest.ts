import * as v from 'valibot'
import { opaque } from '../../../schema/inputs/text'
import { unsubscribeWording } from '../../../schema/wording/unsubscribe'
import { viewerFacts } from '../../data/viewer/facts'
import { readUnsubscribeToken } from '../notification/unsubscribe-token'
import type { Needs } from '../parts'
import { done, type Failure, fail, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { keepChoice, READER_CHOICES } from './keep-choice'

/**
 * Chooses how often the account of a token is told of what it follows, for anyone who has the token, signed in or not.
 * Idempotent. Rule: docs/rules/newsletters.md, "The reader’s digest".
 */
export const changeReaderDigest = defineUseCase(
  v.object({ token: opaque(200, unsubscribeWording.invalid), choice: v.picklist(READER_CHOICES) }),
  async (
    parts: Needs<'db' | 'keys' | 'clock' | 'browser'>,
    { token, choice },
  ): Promise<Result<undefined, Failure<'NOT_FOUND'>>> => {
    const about = await readUnsubscribeToken(parts, token)
    const account = about?.isOfDigest ? await parts.db.first(viewerFacts, about.userId) : undefined
    if (!about || !account) return fail('NOT_FOUND', unsubscribeWording.invalid, 'token')
    await keepChoice(parts, about.userId, choice)
    return done
  },
)
