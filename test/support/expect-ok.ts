import type { Result } from '../../worker/services/result'

/** The value of a use case that has to succeed. */
export function expectOk<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.failure))
  return result.value
}
