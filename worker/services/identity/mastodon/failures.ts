import type { MastodonConnectionError } from '../../../../schema/rules/mastodon'
import { mastodonWording } from '../../../../schema/wording/mastodon'
import { type Failed, type Failure, fail, failed } from '../../result'

const { errors } = mastodonWording

/** The maximum length of any text from a server or a person, in UTF-16 units. */
export const LONGEST_ANSWER = 2000

/** Why an account that a server confirmed wasn't connected. */
export interface NotConnected extends Failure<'MASTODON_ACCOUNT_CONNECTION_ERROR'> {
  readonly errorType: MastodonConnectionError
}

/** The server can't be reached, or doesn't respond. */
export type NoServer = Failure<'MASTODON_INSTANCE_CONNECTION_ERROR'>

/** Why an account can't be connected, found by its message. */
export const notConnected = (errorType: MastodonConnectionError): Failed<NotConnected> =>
  failed({
    code: 'MASTODON_ACCOUNT_CONNECTION_ERROR',
    field: null,
    message: errors.connection[errorType],
    errorType,
  })

export const noServer = (message: string): Failed<NoServer> =>
  fail('MASTODON_INSTANCE_CONNECTION_ERROR', message, 'instance')
