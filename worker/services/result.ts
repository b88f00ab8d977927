import type { FailureCode } from '../../schema/rules/failure-codes'

/** Why a use case didn't do what was asked: expected, and told to the person who asked. */
export interface Failure<Code extends FailureCode = FailureCode> {
  readonly code: Code
  /** The input that it is about, by its name; null when it is about none. */
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

/** What every use case gives: a value, or why there is none. What nobody expects is thrown. */
export type Result<Value, Reason extends Failure = Failure> = Ok<Value> | Failed<Reason>

export const ok = <Value>(value: Value): Ok<Value> => ({ ok: true, value })

/** What a use case gives that has nothing to tell but that it is done. */
export const done: Ok<undefined> = ok(undefined)

export const failed = <Reason extends Failure>(failure: Reason): Failed<Reason> => ({ ok: false, failure })

export const fail = <Code extends FailureCode>(
  code: Code,
  message: string,
  field: string | null = null,
): Failed<Failure<Code>> => failed({ code, field, message })
