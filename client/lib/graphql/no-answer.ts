import type { UserErrorCode } from '../../../schema/graphql/types.generated'
import { changeWording } from '../../../schema/wording/changes'
import { toastWording } from '../../../schema/wording/toasts'
import type { GraphQLRequestError } from './transport'

const { unanswered } = changeWording

/** Why an operation did nothing. */
export interface NoAnswer {
  /** `unreached` if the server didn't answer at all. */
  reason: keyof typeof unanswered | 'unreached'
  /** The code of the failure that it amounts to; null if there is none. */
  code: UserErrorCode | null
  /** A sentence for the reader, which says what to do. */
  message: string
  /** Whether trying again later may help, without any change. */
  mayPass: boolean
}

const CODES = {
  tooLarge: 'BAD_REQUEST',
  tooOften: 'RATE_LIMITED',
  otherSession: 'UNAUTHORIZED',
  otherVersion: null,
  broken: 'SERVICE_UNAVAILABLE',
  notUnderstood: 'BAD_REQUEST',
} as const satisfies Record<keyof typeof unanswered, UserErrorCode | null>

function reasonOf(status: number | undefined, code: string | undefined): NoAnswer['reason'] {
  if (status === 0) return 'unreached'
  if (status === 413 || code === 'PAYLOAD_TOO_LARGE') return 'tooLarge'
  if (status === 429 || code === 'RATE_LIMITED' || code === 'LIMIT_EXCEEDED') return 'tooOften'
  if (status === 401 || status === 403 || code === 'UNAUTHORIZED' || code === 'FORBIDDEN')
    return 'otherSession'
  if (code === 'PERSISTED_QUERY_NOT_FOUND') return 'otherVersion'
  // An answer without data, a status and a code is one of ours that is broken.
  if (code === 'INTERNAL_SERVER_ERROR' || (code === undefined && (status ?? 500) >= 500)) return 'broken'
  return 'notUnderstood'
}

/**
 * Why a request with this status, or an error with this code (docs/rules/graphql.md, "Errors"), did nothing. Zero is
 * the status of a request without an answer.
 *
 * @param failed what is said if the server can't be reached.
 */
export function whyRefused(
  status: number | undefined,
  code?: string,
  failed: string = changeWording.failed,
): NoAnswer {
  const reason = reasonOf(status, code)
  if (reason === 'unreached') {
    const message = navigator.onLine === false ? toastWording.notDone : failed
    return { reason, code: null, message, mayPass: true }
  }
  const mayPass = reason === 'tooOften' || reason === 'broken'
  return { reason, code: CODES[reason], message: unanswered[reason], mayPass }
}

/** By its name: the class would bring the transport into every file that asks. */
const isRequestError = (error: unknown): error is GraphQLRequestError =>
  error instanceof Error && error.name === 'GraphQLRequestError'

/**
 * Why an operation that was rejected did nothing: what the server said, or else that it can't be reached.
 *
 * @param failed what is said if it can't be reached.
 */
export const whyRejected = (error: unknown, failed?: string): NoAnswer =>
  isRequestError(error) ? whyRefused(error.status, error.code, failed) : whyRefused(0, undefined, failed)
