import * as v from 'valibot'
import { opaque } from '../../../../schema/inputs/text'
import { mastodonHandle } from '../../../../schema/rules/mastodon'
import { newId } from '../../../../schema/rules/new-id'
import { inputWording } from '../../../../schema/wording/inputs'
import { mastodonWording } from '../../../../schema/wording/mastodon'
import { isDuplicate } from '../../../data/database'
import {
  insertMastodonAccount,
  mastodonAccountAt,
  mastodonAccountOfUser,
} from '../../../data/identity/mastodon'
import type { ProviderFailed } from '../../../platform/identity-providers/provider'
import type { MastodonApp, MastodonPerson } from '../../../platform/mastodon/mastodon'
import type { Needs } from '../../parts'
import { type Failed, type Failure, fail, ok, type Result } from '../../result'
import { defineUseCase } from '../../use-case'
import { withProvider } from '../providers/failures'
import { type NoticeParts, noticeLater } from '../security-notice'
import { keptApp, redirectUriOf } from './apps'
import { LONGEST_ANSWER, type NoServer, type NotConnected, noServer, notConnected } from './failures'
import {
  accountView,
  type ConnectParts,
  type MastodonAccountView,
  type MayNotConnect,
  requireMastodon,
} from './offered'
import { redeemVisit, type Visit } from './visit'

const { errors } = mastodonWording

const answered = v.nullish(opaque(LONGEST_ANSWER, inputWording.invalid), null)

/** The parameters that a server sent the browser back with. */
const answer = v.object({
  instance: answered,
  state: answered,
  code: answered,
  error: answered,
})
type MastodonAnswer = v.InferOutput<typeof answer>

type NoPerson = NoServer | NotConnected | Failure<'MASTODON_ACCOUNT_VALIDATION_ERROR'>

/** Why a code couldn't be redeemed. */
function notRedeemed(
  reason: ProviderFailed['reason'],
  instance: string,
): Failed<NoServer> | Failed<NotConnected> {
  if (reason === 'unavailable') return noServer(errors.noAnswer(instance))
  return notConnected(reason === 'denied' ? 'DENIED' : 'UNKNOWN')
}

/** The token has revealed whose account it is, so it is revoked after the response. Nobody waits for it. */
function revokeLater(
  { mastodon, later }: Needs<'mastodon' | 'later'>,
  app: MastodonApp,
  accessToken: string,
): void {
  later(withProvider('mastodon', () => mastodon.revoke(app, accessToken)))
}

/** The account's owner, according to the server. */
async function identify(
  parts: Needs<'db' | 'keys' | 'browser' | 'mastodon' | 'later'>,
  { instance, codeVerifier }: Visit,
  { state, code, error }: MastodonAnswer,
): Promise<Result<MastodonPerson, NoPerson>> {
  const { mastodon } = parts
  const app = await keptApp(parts, instance)
  if (!app) return notConnected('UNKNOWN')
  const answer = new URLSearchParams({
    state: state ?? '',
    ...(code ? { code } : {}),
    ...(error ? { error } : {}),
  })
  const visit = { redirectUri: redirectUriOf(parts, instance), state: state ?? '', codeVerifier }
  const redeemed = await withProvider('mastodon', () => mastodon.redeem(app, answer, visit))
  if (!redeemed.ok) return notRedeemed(redeemed.failure.reason, instance)
  const asked = await withProvider('mastodon', () => mastodon.whoIs(app, redeemed.value))
  revokeLater(parts, app, redeemed.value)
  if (asked.ok) return asked
  return asked.failure.reason === 'unavailable'
    ? noServer(errors.noAnswer(instance))
    : fail('MASTODON_ACCOUNT_VALIDATION_ERROR', errors.account(instance))
}

/** What prevents a connection in the current state of the tables. */
async function obstacle(
  { db }: Needs<'db'>,
  userId: string,
  instance: string,
  accountId: string,
): Promise<Failed<NotConnected> | undefined> {
  const [known, mine] = await Promise.all([
    db.first(mastodonAccountAt, instance, accountId),
    db.first(mastodonAccountOfUser, userId),
  ])
  if (known && known.userId !== userId) return notConnected('ACCOUNT_TAKEN')
  return known || mine ? notConnected('ALREADY_CONNECTED') : undefined
}

/** Connects the account, unless something prevents it. */
async function keep(
  parts: NoticeParts,
  userId: string,
  instance: string,
  { accountId, username }: MastodonPerson,
): Promise<Result<MastodonAccountView, NotConnected>> {
  const { db, clock } = parts
  const inTheWay = await obstacle(parts, userId, instance, accountId)
  if (inTheWay) return inTheWay
  const id = newId()
  const row = { id, userId, instance, accountId, username, connectedAt: clock.now() }
  try {
    await db.write([insertMastodonAccount(row)])
  } catch (error) {
    if (!isDuplicate(error)) throw error
    return (await obstacle(parts, userId, instance, accountId)) ?? notConnected('UNKNOWN')
  }
  noticeLater(parts, userId, 'mastodon-connected', mastodonHandle(username, instance))
  return ok(accountView(row))
}

/**
 * Ends a visit to a Mastodon server, once, for the person and in the browser that began it: connects the
 * account there to the viewer's. Rule: docs/rules/identity.md, "Mastodon".
 */
export const connectMastodonFinish = defineUseCase(
  answer,
  async (
    parts: ConnectParts & NoticeParts & Needs<'keys'>,
    answer,
  ): Promise<Result<MastodonAccountView, MayNotConnect | NoPerson>> => {
    const session = await requireMastodon(parts)
    if (!session.ok) return session
    const { id: userId } = session.value.user
    const { instance, state } = answer
    const visit = instance && state && (await redeemVisit(parts, { userId, instance, state }))
    if (!visit) return notConnected('EXPIRED')
    const person = await identify(parts, visit, answer)
    return person.ok ? keep(parts, userId, visit.instance, person.value) : person
  },
)
