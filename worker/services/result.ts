import type { FailureCode } from '../../schema/rules/failure-codes'

/** Why a use case didn't do what was requested: expected, and reported to the person. */
export interface Failure<Code extends FailureCode = FailureCode> {
  readonly code: Code
  /** The name of the input that it is about; null if there is none. */
  readonly field: string | null
  /** A sentence for the reader. */
  readonly message: string
}

export interface Ok<Value> {
  readonly ok: true
  readonly value: Value
}

export interface Failed<Reason extends Failure = Failure> {
  readonly ok: false
  readonly failure: Reason
}

/** The result of every use case: a value, or why there is none. Unexpected errors are thrown. */
export type Result<Value, Reason extends Failure = Failure> = Ok<Value> | Failed<Reason>

export const ok = <Value>(value: Value): Ok<Value> => ({ ok: true, value })

/** The result of a use case that returns nothing but its success. */
export const done: Ok<undefined> = ok(undefined)

export const failed = <Reason extends Failure>(failure: Reason): Failed<Reason> => ({ ok: false, failure })

export const fail = <Code extends FailureCode>(
  code: Code,
  message: string,
  field: string | null = null,
): Failed<Failure<Code>> => failed({ code, field, message })
