import { env } from 'cloudflare:workers'
import { createKeys } from '../../../../worker/services/identity/keys'
import { hashPassword } from '../../../../worker/services/identity/passwords/password-hash'
import { AUTH_SECRET, ORIGIN } from '../../../factories/endpoint-context'
import type { newVisit } from '../../../factories/visit'

export type Visit = ReturnType<typeof newVisit>

let readers = 0

/** A network address and an email address that no other test of the file uses. */
export function freshReader(): { turn: number; address: string; email: string } {
  readers += 1
  return { turn: readers, address: `198.51.100.${readers}`, email: `reader${readers}@example.org` }
}

/** A mutation's result: a member of its union. */
export interface Given {
  __typename: string
  message?: string
  value?: string
  errorType?: string
  failCount?: number
  lockedOutUntil?: number | null
  options?: string
  secret?: string
  otpauthUrl?: string
  qrSvg?: string
  codes?: string[]
  sessions?: { id: string; isCurrent: boolean; device: string; method: string; host: string }[]
  passkeys?: { credentialId: string; name: string; isBackedUp: boolean; lastUsedAt: number | null }[]
  twoFactor?: { isOn: boolean; recoveryCodesLeft: number }
  hasPassword?: boolean
  connectedAccounts?: { provider: string; name: string | null }[]
  recentUntil?: number | null
}

const SECURITY = `sessions { id isCurrent device method host } twoFactor { isOn recoveryCodesLeft } hasPassword
  passkeys { credentialId name isBackedUp lastUsedAt } connectedAccounts { provider name } recentUntil`
const FAILURE = `... on UserError { message } ... on AccountLockout { errorType failCount lockedOutUntil }`

const RESULTS = {
  Token: '... on Token { value }',
  PasskeyChallenge: '... on PasskeyChallenge { options }',
  SecuritySettings: `... on SecuritySettings { ${SECURITY} }`,
  TwoFactorSetup: '... on TwoFactorSetup { secret otpauthUrl qrSvg }',
  RecoveryCodes: `... on RecoveryCodes { codes security { ${SECURITY} } }`,
}

/** Runs one mutation as a page does; `call` is the field with its arguments. */
export async function mutate(visit: Visit, result: keyof typeof RESULTS, call: string): Promise<Given> {
  const failures =
    result === 'TwoFactorSetup' || result === 'PasskeyChallenge' ? '... on UserError { message }' : FAILURE
  const answer = await visit.ask(`mutation { it: ${call} { __typename ${failures} ${RESULTS[result]} } }`)
  if (answer.errors || !answer.data) throw new Error(JSON.stringify(answer))
  return answer.data.it as Given
}

/** How the visit's person signs in; null for nobody. */
export async function securityOf(visit: Visit): Promise<Given | null> {
  const answer = await visit.ask(`{ it: securitySettings { ${SECURITY} } }`)
  if (answer.errors || !answer.data) throw new Error(JSON.stringify(answer))
  return answer.data.it as Given | null
}

/** A value as GraphQL writes it. */
export const quoted = (value: string): string => JSON.stringify(value)

export const withPassword = (visit: Visit, email: string, password: string, captcha?: string) =>
  mutate(
    visit,
    'Token',
    `signInWithPassword(email: ${quoted(email)}, password: ${quoted(password)}${
      captcha ? `, captchaValue: ${quoted(captcha)}` : ''
    })`,
  )

/** Gives somebody a password without the settings' ceremony; cheap to hash by default. */
export async function givePassword(userId: string, password: string, ln = 10): Promise<string> {
  const hash = await hashPassword(createKeys(AUTH_SECRET), password, { ln, r: 8, p: 1 })
  await env.DB.prepare('INSERT INTO password_credential (user_id, hash, updated_at) VALUES (?, ?, 0)')
    .bind(userId, hash)
    .run()
  return hash
}

/** Redeems a token as the browser does, and returns where it leads. */
export async function redeem(visit: Visit, token: string | undefined): Promise<string | null> {
  const answer = await visit.get(
    `${ORIGIN}/m/callback/authenticate?token=${token ?? ''}&operation=login&state=quire`,
  )
  return answer.headers.get('location')
}

/** The person whom a visit is signed in as. */
export async function viewerOf(visit: Visit): Promise<string | undefined> {
  const answer = await visit.ask('{ viewer { id } }')
  return (answer.data?.viewer as { id: string } | null)?.id
}

export const storedHash = async (userId: string | undefined): Promise<string | undefined> =>
  (
    await env.DB.prepare('SELECT hash FROM password_credential WHERE user_id = ?')
      .bind(userId)
      .first<{ hash: string }>()
  )?.hash
