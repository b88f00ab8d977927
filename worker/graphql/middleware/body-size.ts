import { coded } from '../errors'
import { REQUEST_LIMITS } from '../limits/limits'

/** The error of a body that is too large, by what it says or by what arrives. */
export const tooLarge = () =>
  coded('PAYLOAD_TOO_LARGE', `A request has at most ${REQUEST_LIMITS.bodyBytes} bytes.`)

/** @throws GraphQLError with PAYLOAD_TOO_LARGE, for a body that says itself that it is too large. */
export function refuseLargeBody(request: Request): void {
  if (Number(request.headers.get('content-length')) > REQUEST_LIMITS.bodyBytes) throw tooLarge()
}
