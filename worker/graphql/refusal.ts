import type { Refused } from '../services/identity/refused'

type Member<Failure> = Failure extends { why: infer Why extends string }
  ? Omit<Failure, 'why'> & { __typename: Why }
  : never

/** A service's refusal as a member of a result union. */
export function refusal<Failure extends Refused<string>>(failure: Failure): Member<Failure> {
  const { why, ...rest } = failure
  return { __typename: why, ...rest } as Member<Failure>
}
