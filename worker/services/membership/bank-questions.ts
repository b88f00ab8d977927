import { HOUR } from '../../../schema/rules/time-units'
import type { Needs } from '../parts'
import type { Failure, Result } from '../result'

type QuestionParts = Needs<'lockouts' | 'clock'>

/** How long a bank's question can be answered without counting as another try, in milliseconds. */
const ANSWERED_WITHIN = HOUR

const requestOf = (userId: string, key: string) => `${userId} ${key}`

/**
 * Remembers that the bank has a question about a request to pay, so that sending it again, once the cardholder has
 * answered, isn't another try.
 *
 * @returns the outcome as it was given.
 */
export async function withQuestion<Value extends { action: object | null }, Refusal extends Failure>(
  { lockouts }: QuestionParts,
  { userId, key }: { userId: string; key: string },
  outcome: Result<Value, Refusal>,
): Promise<Result<Value, Refusal>> {
  if (!outcome.ok || !outcome.value.action) return outcome
  const request = requestOf(userId, key)
  await lockouts.forget('bank-answers', request)
  await lockouts.use('bank-questions', request, ANSWERED_WITHIN)
  return outcome
}

/** Whether a request is the first one after its bank's question: there is one for each question. */
export async function answersBank(
  { lockouts, clock }: QuestionParts,
  userId: string,
  key: string,
): Promise<boolean> {
  const request = requestOf(userId, key)
  const isAsked = (await lockouts.freeAt('bank-questions', request, ANSWERED_WITHIN, 1)) > clock.now()
  return isAsked && (await lockouts.use('bank-answers', request, ANSWERED_WITHIN, 1)) <= 1
}
