import type { FlagValues } from '../../schema/rules/flags'
import type { ProviderName } from '../../schema/rules/identity'
import type { Database } from '../data/database'
import type { Captcha } from '../platform/captcha/captcha'
import type { Clock } from '../platform/clock'
import type { ExpiringStore } from '../platform/expiring-store'
import type { IdentityProvider } from '../platform/identity-providers/provider'
import type { Lockouts } from '../platform/lockouts/lockouts'
import type { Mailer } from '../platform/mail/mailer'
import type { Mastodon } from '../platform/mastodon/mastodon'
import type { Browser } from './identity/browser'
import type { Keys } from './identity/keys'
import type { AskSession } from './identity/session'
import type { AskViewer } from './policies/actor'
import type { Purger } from './post/ports'

/** What is set up here and for whom mail is written. */
export interface Site {
  productName: string
  helpUrl: string
}

/**
 * The parts of a request and of the world outside, each small. A use case names those that it takes, and is given no
 * others by its type: `Needs<'db' | 'clock'>`. What is costly to open is opened when it is first used.
 */
export interface Parts {
  /** The main database; its first read of a request goes to the primary when the request has a session. */
  db: Database
  clock: Clock
  /** Who asks, as far as their rights depend on it; nobody for a visitor. */
  viewer: AskViewer
  /** The request's session, with all that is read along with it. */
  session: AskSession
  /** The browser that asks: its cookies, where it is, and what the answer sets in it. */
  browser: Browser
  /** Does something after the answer has gone out. */
  later(work: Promise<unknown>): void
  /** Makes readers' pages forget what a change made stale. */
  purger: Purger
  /** Search follows what became of these stories. */
  reindex(postIds: readonly string[]): void
  /** Flags of the configuration. */
  flags: FlagValues
  site: Site
  keys: Keys
  mailer: Mailer
  /** Absent where no captcha is set up. */
  captcha: Captcha | undefined
  lockouts: Lockouts
  /** Keeps what may be forgotten after a while, and what may be a minute late. */
  expiring: ExpiringStore
  /** Absent when the provider isn't set up. */
  provider(name: ProviderName): IdentityProvider | undefined
  /** Mastodon servers, which people can connect an account of theirs on. */
  mastodon: Mastodon
}

/** The parts that a use case takes. */
export type Needs<Name extends keyof Parts> = Pick<Parts, Name>
