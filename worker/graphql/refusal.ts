import type { FailureCode } from '../../schema/rules/failure-codes'
import { credentialWording } from '../../schema/wording/credentials'
import type { Refused } from '../services/identity/refused'

type Member<Failure> = Failure extends { why: infer Why extends string }
  ? Omit<Failure, 'why'> & { __typename: Why; code: FailureCode; field: string | null }
  : never

/** A service's refusal as a member of a result union. */
export function refusal<Failure extends Refused<string>>(failure: Failure): Member<Failure> {
  const { why, ...rest } = failure
  const isStale = rest.message === credentialWording.signInAgain
  const code = isStale ? 'SIGN_IN_AGAIN' : why.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()
  return { __typename: why, field: null, ...rest, code } as unknown as Member<Failure>
}
