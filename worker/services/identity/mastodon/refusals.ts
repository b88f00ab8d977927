import type { MastodonConnectionError } from '../../../../schema/rules/mastodon'
import { mastodonWording } from '../../../../schema/wording/mastodon'
import { type Refused, refused } from '../refused'

const { errors } = mastodonWording

/** Why an account wasn't connected that a server told of. */
export interface MastodonConnectionRefused extends Refused<'MastodonAccountConnectionError'> {
  errorType: MastodonConnectionError
}

/** What keeps an account from being connected, told by its sentence. */
export const notConnected = (errorType: MastodonConnectionError): MastodonConnectionRefused => ({
  ...refused('MastodonAccountConnectionError', errors.connection[errorType]),
  errorType,
})

/** The server can't be asked, or doesn't answer. */
export const noServer = (message: string): Refused<'MastodonInstanceConnectionError'> =>
  refused('MastodonInstanceConnectionError', message)
