import { DAY, HOUR, MINUTE, SECOND } from './time-units'

/** Durations and kinds around signing in. Rules: docs/rules/identity.md. */

/** What a person wants: to sign in, or to create an account. */
export const SIGN_IN_OPERATIONS = ['login', 'register'] as const
export type SignInOperation = (typeof SIGN_IN_OPERATIONS)[number]

/** How a session was created. */
export type SignInMethod = 'code' | 'link' | 'password' | 'passkey' | ProviderName | 'hand-over' | 'app'

/** The identity providers. X goes by its older name. */
export const PROVIDER_NAMES = ['google', 'apple', 'facebook', 'twitter'] as const
export type ProviderName = (typeof PROVIDER_NAMES)[number]

/**
 * The kinds of one-time references, and their lifetimes in milliseconds. Rule: docs/rules/identity.md,
 * "One-time references".
 */
export const ONE_TIME_LIFETIMES = {
  /** A login code: bound to the requesting browser's cookie and typed by hand. */
  'login-code': 10 * MINUTE,
  /** The link in the same mail. */
  'login-link': 10 * MINUTE,
  /** The result of signing in: the callback exchanges it for a session. */
  grant: 60 * SECOND,
  /** The first factor was correct, the second hasn't been given yet. */
  'second-factor': 10 * MINUTE,
  /** What a passkey has to sign. */
  'passkey-challenge': 5 * MINUTE,
  /** A visit to an identity provider that is under way. */
  'provider-state': 10 * MINUTE,
  /** A visit to a Mastodon server that is under way. */
  'mastodon-visit': 10 * MINUTE,
  /** A nonce of Google One Tap that was used: kept for longer than the nonce is valid. */
  'one-tap': 2 * HOUR,
  /** Proves that an address belongs to the account. */
  'confirm-email': 3 * DAY,
  /** Hands over a session to another host of ours. */
  'global-identity': 60 * SECOND,
  /** Opens the site in the browser for a person who is signed in to an app. */
  'app-login': 60 * SECOND,
} as const
export type OneTimeKind = keyof typeof ONE_TIME_LIFETIMES

/** Digits of a login code. */
export const LOGIN_CODE_LENGTH = 6

/** A session ends after this long without a visit, in milliseconds. */
export const SESSION_LIFETIME = 90 * DAY
/** The precision of a session's last visit, in milliseconds. */
export const SESSION_SEEN_EVERY = HOUR
/** How long after proving their identity a person may change how they sign in, in milliseconds. */
export const RECENT_AUTHENTICATION = 15 * MINUTE

/** How long a browser remembers who last signed in there, in seconds. */
export const ALTERNATE_USER_SECONDS = (365 * DAY) / SECOND

/** How long a deleted account can be restored, in milliseconds. */
export const DELETION_GRACE = 14 * DAY

/** How long an `accountToken` is valid, in milliseconds. */
export const ACCOUNT_TOKEN_LIFETIME = HOUR

/** How long a username is kept before it can be changed again, in milliseconds. */
export const USERNAME_KEPT_FOR = 7 * DAY

/** Mails that change or confirm an address: how many an account may request, and in what time. */
export const ADDRESS_MAILS = { most: 5, windowMs: HOUR } as const
