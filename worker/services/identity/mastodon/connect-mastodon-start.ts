import * as v from 'valibot'
import { opaque } from '../../../../schema/inputs/text'
import { MASTODON_VISITS } from '../../../../schema/rules/mastodon'
import { mastodonWording } from '../../../../schema/wording/mastodon'
import { mastodonAccountOfUser } from '../../../data/identity/mastodon'
import type { Needs } from '../../parts'
import { type Failure, fail, ok, type Result } from '../../result'
import { defineUseCase } from '../../use-case'
import { isMainOrBelow, isOwnHost } from '../own-address'
import { withProvider } from '../providers/failures'
import { appAt, redirectUriOf } from './apps'
import { LONGEST_ANSWER, type NoServer, noServer, notConnected } from './failures'
import { type ConnectParts, type MayNotConnect, requireMastodon } from './offered'
import { newVisit } from './visit'

const { errors } = mastodonWording

/** Whether a host is one that we serve ourselves. */
async function isOurs({ db, browser }: Needs<'db' | 'browser'>, host: string): Promise<boolean> {
  const { mainOrigin } = browser
  return isMainOrBelow(host, mainOrigin) || isOwnHost(db, host, new URL(mainOrigin).hostname)
}

/**
 * Begins to connect an account on a Mastodon server to the viewer's: the browser goes to the returned
 * address. Rule: docs/rules/identity.md, "Mastodon".
 */
export const connectMastodonStart = defineUseCase(
  v.object({
    instance: v.pipe(
      opaque(LONGEST_ANSWER, errors.notAServer),
      v.description('`mastodon.social`, or a handle or an address there.'),
    ),
  }),
  async (
    parts: ConnectParts & Needs<'db' | 'keys' | 'lockouts'>,
    { instance: typed },
  ): Promise<Result<{ url: string }, MayNotConnect | NoServer | Failure<'RATE_LIMITED'>>> => {
    const session = await requireMastodon(parts)
    if (!session.ok) return session
    const { db, lockouts, mastodon } = parts
    const { id: userId } = session.value.user
    if (await db.first(mastodonAccountOfUser, userId)) return notConnected('ALREADY_CONNECTED')
    const instance = mastodon.instanceOf(typed)
    if (instance === undefined || (await isOurs(parts, instance))) return noServer(errors.notAServer)
    const { most, windowMs } = MASTODON_VISITS
    if ((await lockouts.use('mastodon', userId, windowMs)) > most) {
      return fail('RATE_LIMITED', errors.tooMany)
    }
    const { keep, state, codeVerifier } = await newVisit(parts, userId, instance)
    const redirectUri = redirectUriOf(parts, instance)
    const asked = await withProvider('mastodon', async () =>
      mastodon.authorizationUrl(await appAt(parts, instance), { redirectUri, state, codeVerifier }),
    )
    if (!asked.ok) return noServer(errors.unreachable(instance))
    await keep()
    return ok({ url: asked.value.href })
  },
)
