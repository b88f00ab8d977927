import type { FlagValues } from '../../../schema/rules/flags'
import type { ProviderName } from '../../../schema/rules/identity'
import type { Database } from '../../data/database'
import type { User } from '../../data/user/rows'
import type { ViewerFactsRow } from '../../data/viewer/facts'
import type { Captcha } from '../../platform/captcha/captcha'
import type { Clock } from '../../platform/clock'
import type { ExpiringStore } from '../../platform/expiring-store'
import type { IdentityProvider } from '../../platform/identity-providers/provider'
import type { Lockouts } from '../../platform/lockouts/lockouts'
import type { Mailer } from '../../platform/mail/mailer'
import type { Mastodon } from '../../platform/mastodon/mastodon'

import type { Purger } from '../post/ports'
import type { Browser } from './browser'
import type { Keys } from './keys'

/** A session that is good, and the person whom its requests are made as. */
export interface Session {
  /** SHA-256 of the cookie's value. */
  hash: string
  /** Names it in lists. */
  id: string
  /** Whose requests these are: the owner, or the person whom a member of staff acts as. */
  user: User &
    ViewerFactsRow & { email: string | null; emailVerifiedAt: number | null; unverifiedEmail: string | null }
  /** Whose session it is. */
  ownerId: string
  isSpoofed: boolean
  /** Whether its owner is a member of staff. */
  isOwnerStaff: boolean
  /** The session of the main host that it was handed over from. */
  parentHash: string | null
  host: string
  method: string
  createdAt: number
  /** When its owner last showed who they are, in milliseconds since 1970 UTC. */
  authenticatedAt: number
}

/** What is set up here and for whom mail is written. */
export interface Site {
  productName: string
  helpUrl: string
}

/** Everything that identity's use cases need of one request and of the world. */
export interface Identity {
  /** The main database; its first read of a request goes to the primary. */
  db: Database
  clock: Clock
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
  /** Flags of the configuration. */
  flags: FlagValues
  site: Site
  browser: Browser
  /** The request's session, read once; null for a visitor. Costs a signed-out reader nothing. */
  session(): Promise<Session | null>
  /** Does something after the answer has gone out. */
  later(work: Promise<unknown>): void
  /** Makes readers' pages forget what a change made stale. */
  purger: Purger
  /** Search follows what became of these stories. */
  reindex(postIds: readonly string[]): void
}
