import type { ExperimentPlace } from '../../schema/rules/experiments'
import type { FlagValues } from '../../schema/rules/flags'
import type { ProviderName } from '../../schema/rules/identity'
import type { Database } from '../data/database'
import type { OwnImport } from '../data/import/imports'
import type { Reader } from '../data/reader'
import type { StatStores } from '../data/stats/stores'
import type { Captcha } from '../platform/captcha/captcha'
import type { Claps } from '../platform/claps/claps'
import type { Clock } from '../platform/clock'
import type { Domains } from '../platform/domains/open-domains'
import type { Drafts } from '../platform/drafts/drafts'
import type { ExpiringStore } from '../platform/expiring-store'
import type { Exports } from '../platform/exports/exports'
import type { Files } from '../platform/files/open-files'
import type { SiteFlagStore } from '../platform/flags/site-flags'
import type { Hub } from '../platform/hub/open-hub'
import type { IdentityProvider } from '../platform/identity-providers/provider'
import type { Ifttt } from '../platform/ifttt/open-ifttt'
import type { Imports } from '../platform/imports/imports'
import type { Lockouts } from '../platform/lockouts/lockouts'
import type { Log } from '../platform/log/log'
import type { LetterLimits } from '../platform/mail/letter-limits'
import type { Mailer } from '../platform/mail/mailer'
import type { SenderRecords } from '../platform/mail/sender-records'
import type { Mastodon } from '../platform/mastodon/mastodon'
import type { Channels } from '../platform/notifications/channels'
import type { Outside } from '../platform/outside'
import type { Payments } from '../platform/payments/provider'
import type { PayoutProvider } from '../platform/payouts/provider'
import type { OpenReaders } from '../platform/reading-now/open-readers'
import type { Taxes } from '../platform/sales-tax/service'
import type { Sms } from '../platform/sms/sms'
import type { StatsLog } from '../platform/stats/log'
import type { WebhookPort } from '../platform/webhooks/open-webhooks'
import type { Browser } from './identity/browser'
import type { Keys } from './identity/keys'
import type { AskSession } from './identity/session'
import type { IftttMessage } from './ifttt/request-ifttt'
import type { SourceFile } from './import/source-file'
import type { LetterMessage } from './letter/request-letters'
import type { PictureKeys } from './media/foreign-pictures'
import type { PaymentMessage } from './membership/request-payments'
import type { AskViewer } from './policies/actor'
import type { Purger } from './post/ports'
import type { Probes } from './probes'
import type { HubMessage } from './rss/request-hub'
import type { IndexMessage } from './search/request-indexing'
import type { BatchQueue } from './send-in-batches'
import type { VisitQueue } from './stats/report-visit'
import type { WebmentionMessage } from './webmention/request-webmentions'

/** The configuration, and the site for which mail is written. */
export interface Site {
  productName: string
  helpUrl: string
}

/** Who answers for the site. */
export interface Operator {
  name: string
  email: string
  /** For letters; null where none is configured. */
  address: string | null
}

/**
 * The parts of a request and of the outside world, each small. A use case names those that it takes, and its
 * type gives it no others: `Needs<'db' | 'clock'>`. Costly resources are opened on first use.
 */
export interface Parts {
  /** The main database; the first read of a request with a session goes to the primary. */
  db: Database
  clock: Clock
  /** Waits for so many milliseconds. */
  pause: (milliseconds: number) => Promise<void>
  /** The viewer, as far as their rights depend on it; nobody for a visitor. */
  viewer: AskViewer
  /** The request's session, with everything that is read along with it. */
  session: AskSession
  /** The requesting browser: its cookies, its location, and the cookies of the response. */
  browser: Browser
  /** Does something after the response has been sent. */
  later(work: Promise<unknown>): void
  /** Purges the readers' pages that a change made stale. */
  purger: Purger
  /**
   * Updates the search entries of these stories, of these people and their lists, of these topics and their stories,
   * of these publications and of these lists.
   */
  reindex(
    postIds: readonly string[],
    userIds?: readonly string[],
    tagSlugs?: readonly string[],
    collectionIds?: readonly string[],
    catalogIds?: readonly string[],
  ): void
  /** Flags of the configuration, of the whole site, and of the viewer's group of the running experiment. */
  flags: FlagValues
  /** What the configuration alone says of flags. */
  configuredFlags: Readonly<Record<string, unknown>>
  /** Where flags of the whole site are kept near readers. */
  siteFlags: SiteFlagStore
  /** The viewer's place in the running experiment; absent if none runs, or for those who aren't in it. */
  experiment: ExperimentPlace | undefined
  site: Site
  operator: Operator
  probes: Probes
  /** The search database. It holds nothing that isn't in the main one. */
  searchIndex: Database
  keys: Keys
  pictureKeys: PictureKeys
  mailer: Mailer
  /** The domain whose mail the worker gets; absent if it gets none. */
  replyDomain: string | undefined
  /** Absent if no service for text messages is configured. */
  sms: Sms | undefined
  /** What the records of a sender's domain have to have. @throws if mail is set up wrongly. */
  senderRecords(): SenderRecords
  log: Log
  /** Absent if no captcha is configured. */
  captcha: Captcha | undefined
  lockouts: Lockouts
  /** Stores data that may expire, and that may lag by a minute. */
  expiring: ExpiringStore
  /** Absent if the provider isn't configured. */
  provider(name: ProviderName): IdentityProvider | undefined
  /** The providers that take payments. */
  payments: Payments
  /** The provider that pays writers; absent if none is configured. */
  payouts: PayoutProvider | undefined
  /** What is due on sales. */
  taxes: Taxes
  /** The keys that tax forms are sealed with; absent if this site asks for none. */
  taxKeys: Keys | undefined
  /** Mastodon servers, on which people can connect an account. */
  mastodon: Mastodon
  /** The drafts that people write. */
  drafts: Drafts
  /** The claps that people give. */
  claps: Claps
  /** Files that people import. */
  imports: Imports
  /** Recordings, films and other files of stories. */
  files: Files
  /** Exports of what people have. */
  exports: Exports
  /** Requests the code and formulas of a new version. Must not throw. */
  decorate(versionId: string): void
  newId(): string
  /** Addresses that people have told of stories. */
  webhooks: Pick<WebhookPort, 'isCallable'>
  /** Domains of publications and profiles. */
  domains: Domains
  /** The open tabs of people, which are notified of news. */
  channels: Channels
  /** What is counted of stories, writers and publications. */
  stats: StatStores
  /** What the request has asked of the databases of stats so far. */
  statsUsage(): readonly Database['usage'][]
  /** The open pages of writers' stories. */
  readingNow: OpenReaders
  /** The queue of visits that are to be counted. */
  visits: VisitQueue
  /** The queue of letters that are to be sent. */
  letterQueue: BatchQueue<LetterMessage>
}

/** The parts that a use case takes. */
export type Needs<Name extends keyof Parts> = Pick<Parts, Name>

/**
 * The parts of a job, which no request causes. Purges, indexing and decorating are collected, and requested once when
 * the job has ended, even if it failed.
 */
export interface JobParts
  extends Pick<
    Parts,
    | 'channels'
    | 'clock'
    | 'db'
    | 'decorate'
    | 'domains'
    | 'drafts'
    | 'exports'
    | 'files'
    | 'imports'
    | 'keys'
    | 'letterQueue'
    | 'lockouts'
    | 'mailer'
    | 'newId'
    | 'operator'
    | 'pause'
    | 'payments'
    | 'payouts'
    | 'pictureKeys'
    | 'purger'
    | 'readingNow'
    | 'reindex'
    | 'replyDomain'
    | 'searchIndex'
    | 'site'
    | 'siteFlags'
    | 'stats'
    | 'taxKeys'
    | 'taxes'
  > {
  /** Reads rows by their keys from `db`. */
  reader: Reader
  /** How much of writers' earnings counts as from sources in the United States, in percent. */
  usSource: number
  mainOrigin: string
  /** Our own store of pictures. */
  bucket: R2Bucket
  webhooks: WebhookPort & {
    /** Has what is due delivered soon. Never rejects. */
    deliver(): Promise<void>
  }
  /** The log of what is counted. */
  statsLog: StatsLog
  /** Passes on what is new in feeds; null if none is configured. */
  hub: Hub | null
  /** The queue of what the hub is to be told. */
  hubQueue: BatchQueue<HubMessage>
  /** Told of what Applets wait for; null if this site has no key of it. */
  ifttt: Ifttt | null
  /** The queue of what IFTTT is to be told. */
  iftttQueue: BatchQueue<IftttMessage>
  /** The web, for what checks each address that it asks. */
  outside: Outside
  /** The queue of what sites that stories mention are told. */
  webmentionQueue: BatchQueue<WebmentionMessage>
  /** The file of an import. */
  importFile(row: Pick<OwnImport, 'id' | 'fileName' | 'size'>): SourceFile
  /** The queue of the search index. */
  indexQueue: BatchQueue<IndexMessage>
  /** The queue of payments. */
  paymentQueue: BatchQueue<PaymentMessage>
  /** How many letters the mail service takes. */
  letterLimits: LetterLimits
  /** Purges what waits in the outbox. @throws if the outbox can't be read. */
  purgeOpen(): Promise<unknown>
}

/** The parts that a job takes. */
export type JobNeeds<Name extends keyof JobParts> = Pick<JobParts, Name>
