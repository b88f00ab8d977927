import type { Answer, Outcome } from './provider'

/* Outcomes of requests to a provider. */

export const unavailable = { is: 'unavailable' } as const

export const done = <Value>(value: Value) => ({ is: 'done', value }) as const

/** The outcome of a request that nobody can decline: what isn't done is unavailable. */
export const answerOf = <Value>(outcome: Outcome<Value>): Answer<Value> =>
  outcome.is === 'done' ? outcome : unavailable

/** Handles the rejection of a request for one thing: null if it doesn't exist; anything else is thrown again. */
export const nullIf =
  (isMissing: (error: unknown) => boolean) =>
  (error: unknown): null => {
    if (isMissing(error)) return null
    throw error
  }
