/** Lengths of time and kinds of things around signing in. Rules: docs/rules/identity.md. */

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** What a person is about: to come in, or to make an account. */
export const SIGN_IN_OPERATIONS = ['login', 'register'] as const
export type SignInOperation = (typeof SIGN_IN_OPERATIONS)[number]

/** How a session came to be. */
export type SignInMethod = 'code' | 'link' | 'password' | 'passkey' | ProviderName | 'hand-over' | 'app'

/** Who else can say who somebody is. X goes by its older name. */
export const PROVIDER_NAMES = ['google', 'apple', 'facebook', 'twitter'] as const
export type ProviderName = (typeof PROVIDER_NAMES)[number]

/**
 * What a one-time reference is good for, and for how long, in milliseconds.
 * Rule: docs/rules/identity.md, "One-time references".
 */
export const ONE_TIME_LIFETIMES = {
  /** A login code: known by the asking browser's cookie and typed by hand. */
  'login-code': 10 * MINUTE,
  /** The link in the same mail. */
  'login-link': 10 * MINUTE,
  /** What signing in ended with: the callback makes a session of it. */
  grant: 60 * SECOND,
  /** The first factor was right, the second isn't given yet. */
  'second-factor': 10 * MINUTE,
  /** What a passkey has to sign. */
  'passkey-challenge': 5 * MINUTE,
  /** A visit to an identity provider that isn't over. */
  'provider-state': 10 * MINUTE,
  /** A visit to a Mastodon server that isn't over. */
  'mastodon-visit': 10 * MINUTE,
  /** A nonce of Google's one-tap that was used: kept for longer than the nonce is good. */
  'one-tap': 2 * HOUR,
  /** Shows that an address belongs to the account. */
  'confirm-email': 3 * DAY,
  /** Hands a session over to another host of ours. */
  'global-identity': 60 * SECOND,
  /** Opens the site in the browser for somebody who is signed in to an app. */
  'app-login': 60 * SECOND,
} as const
export type OneTimeKind = keyof typeof ONE_TIME_LIFETIMES

/** Digits of a login code. */
export const LOGIN_CODE_LENGTH = 6

/** A session ends when nobody was seen in it for so long, in milliseconds. */
export const SESSION_LIFETIME = 90 * DAY
/** How exactly a session's last visit is kept, in milliseconds. */
export const SESSION_SEEN_EVERY = HOUR
/** How long after showing who they are a person may change how they sign in, in milliseconds. */
export const RECENT_AUTHENTICATION = 15 * MINUTE

/** How long a browser remembers who signed in there last, in seconds. */
export const ALTERNATE_USER_SECONDS = (365 * DAY) / SECOND

/** How long a deleted account can be had back, in milliseconds. */
export const DELETION_GRACE = 14 * DAY

/** How long a value of `accountToken` is good, in milliseconds. */
export const ACCOUNT_TOKEN_LIFETIME = HOUR

/** How long a username is kept before it can be changed again, in milliseconds. */
export const USERNAME_KEPT_FOR = 7 * DAY

/** Mails that change or confirm an address: as many an account may ask for in that time. */
export const ADDRESS_MAILS = { most: 5, windowMs: HOUR } as const
