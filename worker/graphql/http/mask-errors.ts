import { type ExecutionResult, GraphQLError, type GraphQLFormattedError } from 'graphql'
import type { ErrorCode } from './refusal'

/** An operation's answer, ready for JSON. No `data` means that it never ran. */
export interface OperationAnswer {
  data?: unknown
  errors?: readonly GraphQLFormattedError[]
}

/** What is known of the request that an error belongs to. */
export interface ErrorScene {
  requestId: string
  operationName: string | undefined
  /** The browser's route, as it says itself. */
  route: string | undefined
  /** Whether the answer may hold the original message. */
  showsOriginal: boolean
}

/** What every reader sees of an unexpected error. */
export const UNEXPECTED = 'Unexpected error.'

/** Writes an unexpected error down as one line of JSON. */
export function logUnexpected(error: unknown, scene: ErrorScene, path?: string): void {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  const { requestId, operationName, route } = scene
  console.error(
    JSON.stringify({
      level: 'error',
      event: 'graphql.unexpected',
      requestId,
      operationName,
      route,
      path,
      name,
      message,
      stack,
    }),
  )
}

/** An unexpected error as the answer shows it (docs/rules/graphql.md, "Errors"). */
export function masked(
  original: unknown,
  scene: ErrorScene,
  place: Pick<GraphQLFormattedError, 'path' | 'locations'> = {},
): GraphQLFormattedError {
  const code: ErrorCode = 'INTERNAL_SERVER_ERROR'
  const message = original instanceof Error ? original.message : String(original)
  return {
    message: UNEXPECTED,
    ...place,
    extensions: { code, requestId: scene.requestId, ...(scene.showsOriginal ? { original: message } : {}) },
  }
}

/** What a resolver threw, under whatever GraphQL wrapped around it. */
function originalOf(error: GraphQLError): unknown {
  let original: unknown = error
  while (original instanceof GraphQLError && original.originalError) original = original.originalError
  return original
}

/**
 * An executed result as it may leave: errors of the request (a variable of the wrong type) and those that a
 * resolver made for the reader as GraphQLError with a code stay as they are; all others are masked and logged,
 * each original once however many fields it reached.
 */
export function maskErrors(result: ExecutionResult, scene: ErrorScene): OperationAnswer {
  if (!result.errors) return { data: result.data }
  const logged = new Set<unknown>()
  const errors = result.errors.map((error): GraphQLFormattedError => {
    if (!error.path) {
      const code: ErrorCode = 'BAD_USER_INPUT'
      return { ...error.toJSON(), extensions: { code, ...error.extensions } }
    }
    const original = originalOf(error)
    if (original instanceof GraphQLError && original.extensions.code) return error.toJSON()
    if (!logged.has(original)) logUnexpected(original, scene, error.path.join('.'))
    logged.add(original)
    return masked(original, scene, {
      path: error.path,
      ...(error.locations ? { locations: error.locations } : {}),
    })
  })
  // A null that reached the root is data too; a request that didn't run has none.
  return result.data === undefined ? { errors } : { data: result.data, errors }
}
