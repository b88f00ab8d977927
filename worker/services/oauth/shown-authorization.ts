import type { TokenScope } from '../../../schema/rules/access-tokens'
import type { AskedScopes } from '../../../schema/rules/oauth'
import { credentialWording } from '../../../schema/wording/credentials'
import { oauthPageWording } from '../../../schema/wording/oauth-page'
import type { OauthApplication } from '../../data/oauth/queries'
import type { Reader } from '../../data/reader'
import { ownSession } from '../identity/security-guard'
import type { Session } from '../identity/session'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { scopesAllowed } from './allow-scopes'
import { leadBack, readAuthorization } from './authorization'
import { findDevice } from './decide-device'

/** What somebody is asked to allow, in terms that they know. */
interface ShownAuthorization {
  kind: 'asked'
  applicationId: string
  name: string
  description: string
  website: string
  /** Who made it; empty for one that has registered itself. */
  owner: string
  isRegistered: boolean
  scopes: TokenScope[]
  isMore: boolean
  /** Absent for a device, which waits where it is. */
  leadsTo: string | null
}

type Shown = ShownAuthorization | { kind: 'refused'; address: string }

/** Whom an address leads to: a host, or the scheme of a program on the reader's device. */
export function leadsTo(redirect: string): string {
  const { protocol, host } = new URL(redirect)
  return protocol === 'https:' || protocol === 'http:' ? host : protocol
}

/** What the query of a request asks the viewer to allow. Rule: docs/rules/oauth.md, "Allowing". */
export async function shownAuthorization(
  parts: Needs<'session' | 'browser'> & { reader: Reader },
  query: string,
): Promise<Result<Shown, Failure<'NOT_FOUND'>>> {
  const { reader, browser } = parts
  const [read, session] = await Promise.all([
    readAuthorization(reader.db, new URLSearchParams(query)),
    ownSession(parts),
  ])
  if (read.kind === 'unknown') return fail('NOT_FOUND', oauthPageWording.unknown)
  if (read.kind === 'refused')
    return ok({ kind: 'refused', address: leadBack(read, browser.mainOrigin, { error: read.error }) })
  const { application, asked, redirect } = read
  return ok({ ...(await shownTo(reader, session, application, asked)), leadsTo: leadsTo(redirect) })
}

/** What a device that shows a code asks the viewer to allow. Rule: docs/rules/oauth.md, "Devices". */
export async function shownDevice(
  parts: Needs<'db' | 'clock' | 'keys' | 'lockouts' | 'session' | 'browser'> & { reader: Reader },
  typed: string,
): Promise<Result<ShownAuthorization, Failure<'NOT_FOUND' | 'RATE_LIMITED' | 'UNAUTHORIZED'>>> {
  const session = await ownSession(parts)
  if (!session) return fail('UNAUTHORIZED', credentialWording.signInFirst)
  const device = await findDevice(parts, session.user.id, typed)
  if (!device.ok) return device
  const { asked, ...application } = device.value
  return ok({ ...(await shownTo(parts.reader, session, application, asked)), leadsTo: null })
}

/** What an application would be allowed, in terms that the viewer knows. */
async function shownTo(
  reader: Reader,
  session: Session | null,
  { id, ownerId, expiresAt, name, description, website }: Omit<OauthApplication, 'bannedAt'>,
  { scopes }: AskedScopes,
): Promise<Omit<ShownAuthorization, 'leadsTo'>> {
  const [owner, had] = await Promise.all([
    ownerId === '' ? undefined : reader.users.load(ownerId),
    session ? scopesAllowed(reader, id, session.user.id) : undefined,
  ])
  return {
    kind: 'asked',
    applicationId: id,
    name,
    description,
    website,
    owner: owner?.name ?? '',
    isRegistered: expiresAt !== null,
    scopes,
    isMore: had !== undefined && scopes.some((scope) => !had.has(scope)),
  }
}
