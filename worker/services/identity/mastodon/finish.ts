import { mastodonHandle } from '../../../../schema/rules/mastodon'
import { mastodonWording } from '../../../../schema/wording/mastodon'
import { isDuplicate } from '../../../data/database'
import {
  insertMastodonAccount,
  mastodonAccountAt,
  mastodonAccountOfUser,
} from '../../../data/identity/mastodon'
import type { ProviderFailed } from '../../../platform/identity-providers/provider'
import type { MastodonApp, MastodonPerson } from '../../../platform/mastodon/mastodon'
import type { Parts } from '../../parts'
import { hex } from '../keys'
import { withProvider } from '../providers/failures'
import { isRefused, type Refused, refused } from '../refused'
import { noticeLater } from '../security-notice'
import { keptApp, redirectUriOf } from './apps'
import { accountView, type MastodonAccountView, mayConnectMastodon } from './offered'
import { type MastodonConnectionRefused, noServer, notConnected } from './refusals'
import { redeemVisit, type Visit } from './visit'

const { errors } = mastodonWording

/** What a server sent the browser back with. */
export interface MastodonAnswer {
  instance?: string | null | undefined
  state?: string | null | undefined
  code?: string | null | undefined
  error?: string | null | undefined
}

type NoPerson =
  | Refused<'MastodonInstanceConnectionError'>
  | Refused<'MastodonAccountValidationError'>
  | MastodonConnectionRefused

/** What it means that a code couldn't be redeemed. */
function notRedeemed(reason: ProviderFailed['reason'], instance: string): NoPerson {
  if (reason === 'unavailable') return noServer(errors.noAnswer(instance))
  return notConnected(reason === 'denied' ? 'DENIED' : 'UNKNOWN')
}

/** The token has told whose account it is: it is made worthless, after the answer. Nobody waits for it. */
function revokeLater({ mastodon, later }: Parts, app: MastodonApp, accessToken: string): void {
  later(withProvider('mastodon', () => mastodon.revoke(app, accessToken)))
}

/** Whose account the server says that it is. */
async function identify(
  identity: Parts,
  { instance, codeVerifier }: Visit,
  { state, code, error }: MastodonAnswer,
): Promise<MastodonPerson | NoPerson> {
  const { mastodon } = identity
  const app = await keptApp(identity, instance)
  if (!app) return notConnected('UNKNOWN')
  const answer = new URLSearchParams({
    state: state ?? '',
    ...(code ? { code } : {}),
    ...(error ? { error } : {}),
  })
  const visit = { redirectUri: redirectUriOf(identity, instance), state: state ?? '', codeVerifier }
  const redeemed = await withProvider('mastodon', () => mastodon.redeem(app, answer, visit))
  if ('reason' in redeemed) return notRedeemed(redeemed.reason, instance)
  const asked = await withProvider('mastodon', () => mastodon.whoIs(app, redeemed.result))
  revokeLater(identity, app, redeemed.result)
  if (!('reason' in asked)) return asked.result
  return asked.reason === 'unavailable'
    ? noServer(errors.noAnswer(instance))
    : refused('MastodonAccountValidationError', errors.account(instance))
}

/** What stands in the way of a connection, as the tables are now. */
async function obstacle(
  { db }: Parts,
  userId: string,
  instance: string,
  accountId: string,
): Promise<MastodonConnectionRefused | undefined> {
  const [known, mine] = await Promise.all([
    db.first(mastodonAccountAt, instance, accountId),
    db.first(mastodonAccountOfUser, userId),
  ])
  if (known && known.userId !== userId) return notConnected('ACCOUNT_TAKEN')
  return known || mine ? notConnected('ALREADY_CONNECTED') : undefined
}

/**
 * Ends a visit to a Mastodon server, once, for the person and in the browser that began it: the account there is
 * connected with the viewer's. Rule: docs/rules/identity.md, "Mastodon".
 */
export async function finishMastodon(
  identity: Parts,
  answer: MastodonAnswer,
): Promise<
  MastodonAccountView | Refused<'Unauthorized'> | Refused<'Forbidden'> | Refused<'NotFound'> | NoPerson
> {
  const session = await mayConnectMastodon(identity)
  if (isRefused(session)) return session
  const { id: userId } = session.user
  const { instance, state } = answer
  const visit = instance && state && (await redeemVisit(identity, { userId, instance, state }))
  if (!visit) return notConnected('EXPIRED')
  const person = await identify(identity, visit, answer)
  if (isRefused(person)) return person
  const { accountId, username } = person
  const inTheWay = await obstacle(identity, userId, visit.instance, accountId)
  if (inTheWay) return inTheWay
  const row = {
    id: hex(crypto.getRandomValues(new Uint8Array(6))),
    userId,
    instance: visit.instance,
    accountId,
    username,
    connectedAt: identity.clock.now(),
  }
  try {
    await identity.db.write([insertMastodonAccount(row)])
  } catch (error) {
    if (!isDuplicate(error)) throw error
    return (await obstacle(identity, userId, visit.instance, accountId)) ?? notConnected('UNKNOWN')
  }
  noticeLater(identity, userId, 'mastodon-connected', mastodonHandle(username, visit.instance))
  return accountView(row)
}
