import { jwtVerify, SignJWT } from 'jose'
import * as v from 'valibot'
import { linkTo } from '../../../../schema/routes/links'
import {
  ONE_TIME_LIFETIMES,
  type ProviderName,
  SIGN_IN_OPERATIONS,
  type SignInOperation,
} from '../../../../schema/rules/identity'
import { PROVIDER_CALLBACKS } from '../../../../schema/rules/providers'
import type { Needs } from '../../parts'
import { bindBrowser, browserHash } from '../browser'
import { newReference } from '../keys'
import { issueOneTime, redeemOneTime } from '../one-time'

/** The purpose of a visit to a provider: to sign in, to create an account, or to connect one. */
export type VisitOperation = SignInOperation | 'connect'

/** What an address says that somebody wants; anything else is a sign-in. */
export const signInOperation = v.pipe(
  v.nullable(v.string()),
  v.transform((said): SignInOperation => SIGN_IN_OPERATIONS.find((known) => known === said) ?? 'login'),
)
export const visitOperation = v.union([v.literal('connect'), signInOperation])

/** A visit to a provider, as long as it lasts. */
export interface Visit {
  provider: ProviderName
  operation: VisitOperation
  /** Where the person wants to go, as they said; checked when it is used. */
  redirect: string | null
  /** Returned in the provider's token. */
  nonce: string
  /** PKCE: kept here, so that nobody else can redeem the code. */
  codeVerifier: string
  /** The account to connect to. */
  userId: string | null
}

type Ports = Needs<'browser' | 'clock' | 'keys'>

const ALGORITHM = 'HS256'
/** Where a provider redirects the browser: the address that is registered with it. */
export const callbackOf = ({ browser }: Needs<'browser'>, provider: ProviderName): string =>
  browser.mainOrigin + linkTo(PROVIDER_CALLBACKS[provider])

/** A new visit, and how it is stored once the browser is sent on. */
export function newVisit(
  parts: Ports & Needs<'db'>,
  about: Pick<Visit, 'provider' | 'operation' | 'redirect' | 'userId'>,
): { visit: Visit; reference: string; keep: () => Promise<unknown> } {
  const visit: Visit = { ...about, nonce: newReference(), codeVerifier: newReference() }
  const reference = newReference()
  const keep = async () =>
    issueOneTime(parts, {
      kind: 'provider-state',
      browserHash: await bindBrowser(parts.browser, parts.keys),
      data: visit,
      reference,
    })
  return { visit, reference, keep }
}

/** The recipient of a state: one of the providers that sign people in, or a Mastodon server. */
type StateFor = ProviderName | 'mastodon'

/** The state parameter: signed, for one provider, valid as long as the row that it names. */
export async function signState(
  { clock, keys }: Pick<Ports, 'clock' | 'keys'>,
  provider: StateFor,
  reference: string,
): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM })
    .setJti(reference)
    .setAudience(provider)
    .setExpirationTime(Math.floor((clock.now() + ONE_TIME_LIFETIMES['provider-state']) / 1000))
    .sign(await keys.bytes('provider-state'))
}

/** The reference of a state that we signed for that provider and that is still valid; nothing otherwise. */
export async function readState(
  { clock, keys }: Pick<Ports, 'clock' | 'keys'>,
  provider: StateFor,
  state: string | null,
): Promise<string | undefined> {
  if (state === null || state.length > 1000) return undefined
  try {
    const { payload } = await jwtVerify(state, await keys.bytes('provider-state'), {
      algorithms: [ALGORITHM],
      audience: provider,
      requiredClaims: ['jti', 'exp'],
      currentDate: new Date(clock.now()),
    })
    return payload.jti
  } catch {
    return undefined
  }
}

/** Uses up a visit; nothing if it is another browser's, another provider's, over, or already used up. */
export async function redeemVisit(
  parts: Ports & Needs<'db'>,
  provider: ProviderName,
  state: string | null,
): Promise<Visit | undefined> {
  const reference = await readState(parts, provider, state)
  if (reference === undefined) return undefined
  const mine = await browserHash(parts.browser, parts.keys)
  const row = await redeemOneTime(parts, 'provider-state', reference, mine)
  const visit = row && (JSON.parse(row.data) as Visit)
  return visit?.provider === provider ? visit : undefined
}
