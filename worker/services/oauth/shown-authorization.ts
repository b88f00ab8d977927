import type { TokenScope } from '../../../schema/rules/access-tokens'
import { oauthPageWording } from '../../../schema/wording/oauth-page'
import { oauthGrantOf } from '../../data/oauth/queries'
import type { Reader } from '../../data/reader'
import { ownSession } from '../identity/security-guard'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { leadBack, readAuthorization } from './authorization'

/** The longest query that is read. */
const LONGEST = 16_384

/** What somebody is asked to allow, in terms that they know. */
interface ShownAuthorization {
  kind: 'asked'
  applicationId: string
  name: string
  description: string
  website: string
  owner: string
  scopes: TokenScope[]
  isMore: boolean
  leadsTo: string
}

type Shown = ShownAuthorization | { kind: 'refused'; address: string }

/** Whom an address leads to: a host, or the scheme of a program on the reader's device. */
function leadsTo(redirect: string): string {
  const { protocol, host } = new URL(redirect)
  return protocol === 'https:' || protocol === 'http:' ? host : protocol
}

/** What the query of a request asks the viewer to allow. Rule: docs/rules/oauth.md, "Allowing". */
export async function shownAuthorization(
  parts: Needs<'session' | 'browser'> & { reader: Reader },
  query: string,
): Promise<Result<Shown, Failure<'NOT_FOUND'>>> {
  const { reader, browser } = parts
  const params = Object.fromEntries(new URLSearchParams(query.slice(0, LONGEST)))
  const [read, session] = await Promise.all([readAuthorization(reader.db, params), ownSession(parts)])
  if (read.kind === 'unknown') return fail('NOT_FOUND', oauthPageWording.unknown)
  if (read.kind === 'refused')
    return ok({ kind: 'refused', address: leadBack(read, browser.mainOrigin, { error: read.error }) })
  const { application, asked, redirect } = read
  const [owner, before] = await Promise.all([
    reader.users.load(application.ownerId),
    session ? reader.db.first(oauthGrantOf, application.id, session.user.id) : undefined,
  ])
  const had = new Set(before ? (JSON.parse(before.scopes) as TokenScope[]) : [])
  const { id: applicationId, name, description, website } = application
  return ok({
    kind: 'asked',
    applicationId,
    name,
    description,
    website,
    owner: owner?.name ?? '',
    scopes: asked.scopes,
    isMore: before !== undefined && asked.scopes.some((scope) => !had.has(scope)),
    leadsTo: leadsTo(redirect),
  })
}
