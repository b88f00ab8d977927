import type { MastodonConnectionError } from '../../../../schema/rules/mastodon'
import { mastodonWording } from '../../../../schema/wording/mastodon'
import { type Failed, type Failure, fail, failed } from '../../result'

const { errors } = mastodonWording

/** As long as any text that a server or a person gives may be, in UTF-16 units. */
export const LONGEST_ANSWER = 2000

/** Why an account wasn't connected that a server told of. */
export interface NotConnected extends Failure<'MASTODON_ACCOUNT_CONNECTION_ERROR'> {
  readonly errorType: MastodonConnectionError
}

/** The server can't be asked, or doesn't answer. */
export type NoServer = Failure<'MASTODON_INSTANCE_CONNECTION_ERROR'>

/** What keeps an account from being connected, told by its sentence. */
export const notConnected = (errorType: MastodonConnectionError): Failed<NotConnected> =>
  failed({
    code: 'MASTODON_ACCOUNT_CONNECTION_ERROR',
    field: null,
    message: errors.connection[errorType],
    errorType,
  })

export const noServer = (message: string): Failed<NoServer> =>
  fail('MASTODON_INSTANCE_CONNECTION_ERROR', message, 'instance')
