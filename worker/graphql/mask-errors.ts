import { type ExecutionResult, GraphQLError } from 'graphql'
import { codeExtensions } from './errors'
import type { RequestScene } from './request-scope'

/** The request and the operation that an error belongs to. */
export interface ErrorScene extends RequestScene {
  operationName: string | undefined
}

/** What every reader sees of an unexpected error. */
const UNEXPECTED = 'Unexpected error.'

/** Logs an unexpected error as one line of JSON. */
function logUnexpected(error: unknown, scene: ErrorScene, path?: string): void {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  const { requestId, operationName, route } = scene
  scene.log('error', 'graphql.unexpected', {
    requestId,
    operationName,
    route,
    path,
    name,
    message,
    stack,
  })
}

/** The error that a resolver or a plugin threw, inside whatever GraphQL wrapped around it. */
function originalOf(error: GraphQLError): unknown {
  let original: unknown = error
  while (original instanceof GraphQLError && original.originalError) original = original.originalError
  return original
}

/** An unexpected error as the response shows it, in place of `error`. It isn't logged. */
function masked(original: unknown, scene: ErrorScene, error?: GraphQLError): GraphQLError {
  const message = original instanceof Error ? original.message : String(original)
  const { code, http } = codeExtensions('INTERNAL_SERVER_ERROR')
  return new GraphQLError(UNEXPECTED, {
    nodes: error?.nodes,
    path: error?.path,
    extensions: {
      code,
      ...(!error?.path && { http }),
      requestId: scene.requestId,
      ...(scene.showsOriginal && { original: message }),
    },
  })
}

/** Logs an unexpected error outside any operation and returns what may be sent of it. */
export function maskUnexpected(error: unknown, scene: RequestScene): GraphQLError {
  const whole = { ...scene, operationName: undefined }
  logUnexpected(error, whole)
  return masked(error, whole)
}

/**
 * An operation's result as it may be sent (docs/rules/graphql.md, "Errors"): errors of the request (a
 * variable of the wrong type) and those with a code stay as they are; all others are masked and logged, each
 * original once, however many fields it affected.
 */
export function maskErrors<Result extends ExecutionResult>(result: Result, scene: ErrorScene): Result {
  if (!result.errors) return result
  const logged = new Set<unknown>()
  const errors = result.errors.map((error) => {
    const original = originalOf(error)
    if (original instanceof GraphQLError && original.extensions.code) return error
    // GraphQL itself reports a problem with a request; a path names the field that failed.
    if (!error.path && original instanceof GraphQLError) {
      return new GraphQLError(error.message, {
        nodes: error.nodes,
        extensions: { ...codeExtensions('BAD_USER_INPUT'), ...error.extensions },
      })
    }
    if (!logged.has(original)) logUnexpected(original, scene, error.path?.join('.'))
    logged.add(original)
    return masked(original, scene, error)
  })
  return { ...result, errors }
}
