import { GraphQLError } from 'graphql'
import type { FailureCode } from '../../schema/rules/failure-codes'
import type { Failure } from '../services/result'

/** `ALREADY_EXISTS` is `AlreadyExists`. */
type PascalCase<Text extends string> = Text extends `${infer Word}_${infer Rest}`
  ? `${Capitalize<Lowercase<Word>>}${PascalCase<Rest>}`
  : Capitalize<Lowercase<Text>>

/** The type of a failure's code in the schema. */
type FailureType<Code extends FailureCode> = Code extends 'SIGN_IN_AGAIN' ? 'Forbidden' : PascalCase<Code>

type MemberOf<Reason extends Failure, Code extends FailureCode> = Code extends FailureCode
  ? Omit<Reason, 'code'> & { __typename: FailureType<Code>; code: Code }
  : never

/** A failure as a member of a result union. */
export type FailureMember<Reason extends Failure> = Reason extends Failure
  ? MemberOf<Reason, Reason['code']>
  : never

const pascalCase = (code: string): string =>
  code.toLowerCase().replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** The type that implements `UserError` for a code. */
export const failureType = (code: FailureCode): string =>
  code === 'SIGN_IN_AGAIN' ? 'Forbidden' : pascalCase(code)

/**
 * A failure as the schema represents it: the only way from a service's failure to a member of a result union.
 */
export const failureMember = <Reason extends Failure>(failure: Reason): FailureMember<Reason> =>
  ({ __typename: failureType(failure.code), ...failure }) as unknown as FailureMember<Reason>

/** A failure that a query detects itself, as the schema represents it. */
export const userError = <Code extends FailureCode>(
  code: Code,
  message: string,
): FailureMember<Failure<Code>> => failureMember({ code, field: null, message })

/** A failure of a field that returns its value directly and can't represent it: an error of the request. */
export const failureError = ({ code, field, message }: Failure): GraphQLError =>
  new GraphQLError(message, {
    extensions: { code: code === 'RATE_LIMITED' ? 'LIMIT_EXCEEDED' : 'BAD_USER_INPUT', field },
  })
