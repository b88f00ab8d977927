import { GraphQLError } from 'graphql'
import { TOKEN_REQUESTS } from '../../schema/rules/access-tokens'
import { SECOND } from '../../schema/rules/time-units'
import { DOCUMENT_LIMITS } from './limits/limits'

/**
 * The HTTP status of each error that prevents a request or an operation from running (docs/rules/graphql.md,
 * "Errors"). `spec` is for clients that accept `application/graphql-response+json`; for others the response
 * to a single operation is a 200.
 */
const STATUS = {
  BAD_REQUEST: { status: 400 },
  BAD_USER_INPUT: { status: 400, spec: true },
  FORBIDDEN: { status: 403 },
  GRAPHQL_PARSE_FAILED: { status: 400, spec: true },
  GRAPHQL_VALIDATION_FAILED: { status: 400, spec: true },
  INTERNAL_SERVER_ERROR: { status: 500, spec: true },
  LIMIT_EXCEEDED: { status: 400, spec: true },
  METHOD_NOT_ALLOWED: { status: 405, headers: { allow: 'POST' } },
  OPERATION_RESOLUTION_FAILURE: { status: 400, spec: true },
  PAYLOAD_TOO_LARGE: { status: 413 },
  PERSISTED_QUERY_NOT_FOUND: { status: 400, spec: true },
  RATE_LIMITED: { status: 429, headers: { 'retry-after': String(TOKEN_REQUESTS.windowMs / SECOND) } },
  UNAUTHORIZED: { status: 401, headers: { 'www-authenticate': 'Bearer' } },
  UNSUPPORTED_MEDIA_TYPE: { status: 415 },
} as const

/** The names of failure reasons in responses. */
export type ErrorCode = keyof typeof STATUS
export const ERROR_CODES = Object.keys(STATUS) as ErrorCode[]

/** The extensions of an error, with their HTTP meaning for yoga; yoga drops `http` from the response. */
export const codeExtensions = (code: ErrorCode) => ({ code, http: STATUS[code] })

/** An error that prevents a request or an operation from running. Its message is for the sender. */
export const coded = (code: ErrorCode, message: string, extensions: object = {}): GraphQLError =>
  new GraphQLError(message, { extensions: { ...codeExtensions(code), ...extensions } })

/** The error of a document that asks for too much. */
export const limitExceeded = (limit: keyof typeof DOCUMENT_LIMITS): GraphQLError =>
  coded('LIMIT_EXCEEDED', `The document passes the limit of ${DOCUMENT_LIMITS[limit]} (${limit}).`, { limit })
