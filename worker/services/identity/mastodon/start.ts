import { MASTODON_VISITS } from '../../../../schema/rules/mastodon'
import { mastodonWording } from '../../../../schema/wording/mastodon'
import { mastodonAccountOfUser } from '../../../data/identity/mastodon'
import type { Parts } from '../../parts'
import { isMainOrBelow, isOwnHost } from '../own-address'
import { withProvider } from '../providers/failures'
import { isRefused, type Refused, refused } from '../refused'
import { appAt, redirectUriOf } from './apps'
import { mayConnectMastodon } from './offered'
import { type MastodonConnectionRefused, noServer, notConnected } from './refusals'
import { newVisit } from './visit'

const { errors } = mastodonWording

/** Whether a host is one that we answer ourselves. */
async function isOurs({ db, browser }: Parts, host: string): Promise<boolean> {
  const { mainOrigin } = browser
  return isMainOrBelow(host, mainOrigin) || isOwnHost(db, host, new URL(mainOrigin).hostname)
}

/**
 * Begins to connect an account on a Mastodon server with the viewer's. Rule: docs/rules/identity.md, "Mastodon".
 *
 * @param text the server as it was typed.
 * @returns where the browser goes.
 */
export async function startMastodon(
  identity: Parts,
  text: string,
): Promise<
  | { url: string }
  | Refused<'Unauthorized'>
  | Refused<'Forbidden'>
  | Refused<'NotFound'>
  | Refused<'RateLimited'>
  | Refused<'MastodonInstanceConnectionError'>
  | MastodonConnectionRefused
> {
  const session = await mayConnectMastodon(identity)
  if (isRefused(session)) return session
  const { db, lockouts, mastodon } = identity
  const { id: userId } = session.user
  if (await db.first(mastodonAccountOfUser, userId)) return notConnected('ALREADY_CONNECTED')
  const instance = mastodon.instanceOf(text)
  if (instance === undefined || (await isOurs(identity, instance))) return noServer(errors.notAServer)
  const { most, windowMs } = MASTODON_VISITS
  if ((await lockouts.use('mastodon', userId, windowMs)) > most) return refused('RateLimited', errors.tooMany)
  const { keep, state, codeVerifier } = await newVisit(identity, userId, instance)
  const redirectUri = redirectUriOf(identity, instance)
  const asked = await withProvider('mastodon', async () =>
    mastodon.authorizationUrl(await appAt(identity, instance), { redirectUri, state, codeVerifier }),
  )
  if ('reason' in asked) return noServer(errors.unreachable(instance))
  await keep()
  return { url: asked.result.href }
}
