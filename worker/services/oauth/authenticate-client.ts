import { secretKindOf } from '../../../schema/rules/access-tokens'
import { sha256 } from '../../../schema/rules/hex'
import { MAX_OAUTH_VALUE } from '../../../schema/rules/oauth'
import type { Database } from '../../data/database'
import { actingApplication, type OauthApplication } from '../../data/oauth/queries'
import type { OauthParams } from './authorization'

/** How an application says who it is. */
interface ClientCredentials {
  id: string
  /** Absent from one that has none. */
  secret: string | undefined
}

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return undefined
  }
}

/** The name and password of a header: each is form-encoded (RFC 6749, 2.3.1). Undefined for any other header. */
function basicOf(header: string | null): ClientCredentials | undefined {
  const encoded = /^Basic +([\w+/=]{1,4096})$/i.exec(header ?? '')?.[1]
  if (encoded === undefined) return undefined
  let text: string
  try {
    text = atob(encoded)
  } catch {
    return undefined
  }
  const at = text.indexOf(':')
  const [id, secret] = [decoded(text.slice(0, at)), decoded(text.slice(at + 1))]
  return at > 0 && id !== undefined && secret !== undefined ? { id, secret } : undefined
}

/**
 * Who an application says that it is, by the header or in the form, but not both. A header of another kind says nothing:
 * elder clients send the token that they don't have yet.
 */
export function credentialsOf(headers: Headers, form: OauthParams): ClientCredentials | undefined {
  const header = headers.get('authorization')
  if (/^Basic /i.test(header ?? '')) return form.client_secret === undefined ? basicOf(header) : undefined
  return form.client_id === undefined ? undefined : { id: form.client_id, secret: form.client_secret }
}

/**
 * The application that sends a request. One that can keep a secret has to prove that it knows it; a wrong text costs no
 * more than a hash, and nobody can guess 160 bits. Rule: docs/rules/oauth.md, "Tokens".
 */
export async function authenticateClient(
  db: Database,
  credentials: ClientCredentials | undefined,
): Promise<OauthApplication | undefined> {
  if (!credentials || credentials.id.length > MAX_OAUTH_VALUE) return undefined
  const { id, secret } = credentials
  const application = await db.first(actingApplication, id)
  if (!application) return undefined
  // Some clients send an empty secret where there is none.
  if (application.isPublic === 1) return secret ? undefined : application
  if (!secret || (await secretKindOf(secret)) !== 'ocs') return undefined
  return (await sha256(secret)) === application.secretHash ? application : undefined
}
