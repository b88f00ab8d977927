import type { DatabaseUsage } from '../../data/database'
import type { OperationAnswer } from './mask-errors'
import type { ErrorCode } from './refusal'

const RESPONSE_TYPE = 'application/graphql-response+json'

/** What the database was asked for, as a Server-Timing header. */
const serverTiming = ({ waited, roundTrips, statements, rowsRead }: DatabaseUsage): string =>
  `d1;dur=${waited.toFixed(1)};desc="${roundTrips} round trips, ${statements} statements, ${rowsRead} rows read"`

/**
 * The status of a lone operation. With the older media type everything that GraphQL answered is a 200; the
 * newer one tells what never ran by 4xx. A refusal for want of rights is a 403 with both.
 */
function statusOf(answer: OperationAnswer, isNewer: boolean): number {
  const code = answer.errors?.[0]?.extensions?.code as ErrorCode | undefined
  if ('data' in answer) return 200
  if (code === 'FORBIDDEN') return 403
  if (!isNewer) return 200
  return code === 'INTERNAL_SERVER_ERROR' ? 500 : 400
}

const headers = (type: string, requestId: string): Headers =>
  new Headers({
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'private, no-store',
    'x-request-id': requestId,
  })

/**
 * The answer of a request that was read: an object for one operation, an array in order for a batch.
 *
 * @param usage what the database was asked for; absent where how much was found there isn't for who asks.
 */
export function respond(
  answers: readonly OperationAnswer[],
  isBatch: boolean,
  accept: string,
  requestId: string,
  usage: DatabaseUsage | undefined,
): Response {
  const only = isBatch ? undefined : answers[0]
  const isNewer = only !== undefined && accept.includes(RESPONSE_TYPE)
  const response = new Response(JSON.stringify(only ?? answers), {
    status: only ? statusOf(only, isNewer) : 200,
    headers: headers(isNewer ? RESPONSE_TYPE : 'application/json', requestId),
  })
  if (usage) response.headers.set('server-timing', serverTiming(usage))
  return response
}

/** The answer of a request none of whose operations ran. */
export function respondRefused(
  status: number,
  error: { message: string; extensions?: object },
  requestId: string,
): Response {
  const response = new Response(JSON.stringify({ errors: [error] }), {
    status,
    headers: headers('application/json', requestId),
  })
  if (status === 405) response.headers.set('allow', 'POST')
  return response
}
