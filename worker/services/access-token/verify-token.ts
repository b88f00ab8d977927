import { hostOfOrigin } from '../../../schema/routes/origin'
import {
  outweighs,
  secretKindOf,
  TOKEN_USED_EVERY,
  type TokenScope,
} from '../../../schema/rules/access-tokens'
import { sha256 } from '../../../schema/rules/hex'
import { isMemberAt } from '../../../schema/rules/membership/entitlement'
import { tokenWithUser } from '../../data/access-token/queries'
import { touchToken } from '../../data/access-token/writes'
import type { Database, Statement } from '../../data/database'
import { oauthAccessWithUser } from '../../data/oauth/queries'
import { noteGrantUse, touchGrant } from '../../data/oauth/writes'
import type { User } from '../../data/user/rows'
import type { Session } from '../identity/session'
import type { Needs } from '../parts'
import { actorOf } from '../policies/actor'
import { can } from '../policies/can'
import { isOneTooMany } from './count-request'

/** What a request with a valid token may do, and for whom. */
export interface HeldToken {
  scopes: ReadonlySet<TokenScope>
  /** Its owner's, as far as use cases need one. It has no browser, and never counts as a recent sign-in. */
  session: Session
  /** Their row, as it is for everybody. */
  owner: User
  /** Notes what the request needs of its scopes, for whoever has allowed an application to act. */
  did(scope: TokenScope): void
}

/** A token's verdict: who holds it, that it is used too often, or that it isn't valid. */
export type TokenVerdict = HeldToken | 'too-often' | 'invalid'

/** The token of an `Authorization` header; nothing if it has none. */
export const bearerOf = (headers: Headers): string | undefined =>
  /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1]

/** A token that is good now, whoever made it: its owner, or an application that they have allowed. */
async function validToken(db: Database, token: string, now: number) {
  const kind = await secretKindOf(token)
  if (kind !== 'pat' && kind !== 'oat') return undefined
  const hash = await sha256(token)
  if (kind === 'pat') {
    const row = await db.first(tokenWithUser, hash, now)
    return row && { hash, row, touch: touchToken(hash, now), lastDid: null, note: undefined }
  }
  const access = await db.first(oauthAccessWithUser, hash, now)
  if (!access) return undefined
  const { applicationId, lastDid, ...row } = access
  const note = (scope: TokenScope) => noteGrantUse(applicationId, row.id, scope)
  return { hash, row, touch: touchGrant(applicationId, row.id, now), lastDid, note }
}

/** What notes what a request does, if that weighs more than what is known already. */
function noting(
  { db, later }: Needs<'db' | 'later'>,
  note: ((scope: TokenScope) => Statement) | undefined,
  known: TokenScope | null,
): HeldToken['did'] {
  let heaviest = known
  let noted: Promise<unknown> = Promise.resolve()
  return (scope) => {
    if (!note || !outweighs(scope, heaviest)) return
    heaviest = scope
    noted = noted.then(() => db.write([note(scope)]))
    later(noted)
  }
}

/**
 * Checks a token of a request to the main host. A text that can't be one of ours costs no read, an hour of uses one
 * write. Rule: docs/rules/api.md, "Requests".
 */
export async function verifyToken(
  { db, clock, lockouts, later, browser }: Needs<'db' | 'clock' | 'lockouts' | 'later' | 'browser'>,
  token: string,
): Promise<TokenVerdict> {
  if (browser.origin !== browser.mainOrigin) return 'invalid'
  const now = clock.now()
  const valid = await validToken(db, token, now)
  if (!valid) return 'invalid'
  const { hash, row, touch, lastDid, note } = valid
  const { tokenId, scopes, tokenCreatedAt, lastUsedAt, ...user } = row
  const session: Session = {
    hash,
    id: tokenId,
    // A program never has the rights of staff, whoever made its token.
    user: { ...user, isStaff: 0 },
    isMember: isMemberAt(user, now),
    ownerId: user.id,
    isSpoofed: false,
    isOwnerStaff: false,
    parentHash: null,
    host: hostOfOrigin(browser.mainOrigin),
    method: 'token',
    createdAt: tokenCreatedAt,
    authenticatedAt: 0,
  }
  // A suspension stops programs too. They go on when it ends.
  const actor = actorOf(session, browser.mainOrigin)
  if (!can(actor, 'automate', { entity: 'account', account: user })) return 'invalid'
  if (await isOneTooMany(lockouts, tokenId, now)) return 'too-often'
  const isNew = now - (lastUsedAt ?? 0) >= TOKEN_USED_EVERY
  if (isNew) later(db.write([touch]))
  return {
    scopes: new Set(JSON.parse(scopes) as TokenScope[]),
    session,
    owner: user,
    did: noting({ db, later }, note, isNew ? null : lastDid),
  }
}
