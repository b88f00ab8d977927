import { GraphQLError } from 'graphql'
import { DOCUMENT_LIMITS } from './limits'

/** What answers call the reasons of a failure (docs/rules/graphql.md, "Errors"). */
export type ErrorCode =
  | 'BAD_REQUEST'
  | 'BAD_USER_INPUT'
  | 'FORBIDDEN'
  | 'GRAPHQL_PARSE_FAILED'
  | 'GRAPHQL_VALIDATION_FAILED'
  | 'INTERNAL_SERVER_ERROR'
  | 'LIMIT_EXCEEDED'
  | 'METHOD_NOT_ALLOWED'
  | 'OPERATION_RESOLUTION_FAILURE'
  | 'PAYLOAD_TOO_LARGE'
  | 'PERSISTED_QUERY_NOT_FOUND'
  | 'UNSUPPORTED_MEDIA_TYPE'

/** A request that is refused whole, before any of its operations runs. Its message is for who sent it. */
export class Refusal extends Error {
  readonly status: number
  readonly code: ErrorCode
  constructor(status: number, code: ErrorCode, message: string) {
    super(message)
    this.name = 'Refusal'
    this.status = status
    this.code = code
  }
}

/** An error of one operation that didn't run. */
export const coded = (code: ErrorCode, message: string, extensions: object = {}): GraphQLError =>
  new GraphQLError(message, { extensions: { code, ...extensions } })

/** The error of a document that asks too much. */
export const limitExceeded = (limit: keyof typeof DOCUMENT_LIMITS): GraphQLError =>
  coded('LIMIT_EXCEEDED', `The document passes the limit of ${DOCUMENT_LIMITS[limit]} (${limit}).`, { limit })
