import { coded } from '../errors'
import { REQUEST_LIMITS } from '../limits/limits'

/** The error for a body that is too large, by its stated or actual length. */
export const tooLarge = () =>
  coded('PAYLOAD_TOO_LARGE', `A request has at most ${REQUEST_LIMITS.bodyBytes} bytes.`)

/** @throws GraphQLError with PAYLOAD_TOO_LARGE for a body whose stated length is too large. */
export function refuseLargeBody(request: Request): void {
  if (Number(request.headers.get('content-length')) > REQUEST_LIMITS.bodyBytes) throw tooLarge()
}
