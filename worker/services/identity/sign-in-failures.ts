import type { SignInOperation } from '../../../schema/rules/identity'
import type { ConnectError, ProviderError } from '../../../schema/rules/providers'
import { connectionWording } from '../../../schema/wording/provider-connections'
import { providerWording } from '../../../schema/wording/providers'
import { signInWording } from '../../../schema/wording/sign-in'
import { viewerWording } from '../../../schema/wording/viewer'
import { type Failed, type Failure, failed } from '../result'

/** What somebody came to the sign-in page for, so that the page can offer it again. */
export interface WantedSignIn {
  operation?: SignInOperation
  redirect: string | null
}

/** Somebody came back from a provider without being signed in; the sign-in page says why. */
export interface NotSignedIn
  extends Failure<'FORBIDDEN' | 'NOT_FOUND' | 'SERVICE_UNAVAILABLE' | 'ALREADY_EXISTS'> {
  readonly shownAt: 'sign-in'
  /** Null for somebody who declined, who is told nothing. */
  readonly error: ProviderError | null
  readonly wanted: WantedSignIn
}

/** An external account wasn't connected; the security settings say why. */
export interface NotConnected extends Failure<'FORBIDDEN' | 'BAD_REQUEST' | 'ALREADY_EXISTS'> {
  readonly shownAt: 'security-settings'
  /** Null for somebody who declined, who is told nothing. */
  readonly error: ConnectError | null
}

/** The person who proved their identity has no account; a separate page says so. */
export interface UnknownAccount extends Failure<'NOT_FOUND'> {
  readonly shownAt: 'unrecognized-account'
  readonly redirect: string | null
}

/** The link, or what a link led to, is used up or expired; the sign-in page offers a new one. */
export interface ExpiredLink extends Failure<'NOT_FOUND'> {
  readonly shownAt: 'expired-link'
  /** Where they wanted to go: an address of ours. */
  readonly redirect: string | null
}

/** Why somebody wasn't signed in, and the page that reports it. Endpoints make the address from it. */
export type SignInFailure = NotSignedIn | UnknownAccount | ExpiredLink

const SIGN_IN_CODES = {
  PROVIDER_OFF: 'NOT_FOUND',
  PROVIDER_FAILED: 'SERVICE_UNAVAILABLE',
  PROVIDER_EXPIRED: 'NOT_FOUND',
  EMAIL_TAKEN: 'ALREADY_EXISTS',
} as const satisfies Record<ProviderError, NotSignedIn['code']>

const CONNECT_CODES = {
  ACCOUNT_TAKEN: 'ALREADY_EXISTS',
  ALREADY_CONNECTED: 'ALREADY_EXISTS',
  NON_MEMBER: 'FORBIDDEN',
  UNKNOWN: 'BAD_REQUEST',
} as const satisfies Record<ConnectError, NotConnected['code']>

export const notSignedIn = (error: ProviderError | null, wanted: WantedSignIn): Failed<NotSignedIn> =>
  failed({
    code: error === null ? 'FORBIDDEN' : SIGN_IN_CODES[error],
    field: null,
    message: error === null ? connectionWording.declined : providerWording.signIn[error],
    shownAt: 'sign-in',
    error,
    wanted,
  })

export const notConnected = (error: ConnectError | null): Failed<NotConnected> =>
  failed({
    code: error === null ? 'FORBIDDEN' : CONNECT_CODES[error],
    field: null,
    message: error === null ? connectionWording.declined : connectionWording.connect[error],
    shownAt: 'security-settings',
    error,
  })

export const unknownAccount = (redirect: string | null): Failed<UnknownAccount> =>
  failed({
    code: 'NOT_FOUND',
    field: null,
    message: viewerWording.unrecognizedAccount.title,
    shownAt: 'unrecognized-account',
    redirect,
  })

export const expiredLink = (
  operation: SignInOperation,
  redirect: string | null = null,
): Failed<ExpiredLink> =>
  failed({
    code: 'NOT_FOUND',
    field: null,
    message: signInWording.email.expiredTitle(operation),
    shownAt: 'expired-link',
    redirect,
  })
