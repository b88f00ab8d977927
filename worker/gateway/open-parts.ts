import { siteName } from '../../schema/brand/name'
import { linkTo } from '../../schema/routes/links'
import type { ExperimentPlace } from '../../schema/rules/experiments'
import { flagValues } from '../../schema/rules/flags'
import { newId } from '../../schema/rules/new-id'
import { Database } from '../data/database'
import type { Reader } from '../data/reader'
import { searchIsReady } from '../data/site/readiness'
import { totalsOfPosts } from '../data/stats/queries'
import { openStatStores, type StatStores } from '../data/stats/stores'
import { requestPurge } from '../edge-cache/request-purge'
import { storyPurger } from '../edge-cache/story-purger'
import { openCaptcha } from '../platform/captcha/open-captcha'
import { openClaps } from '../platform/claps/open-claps'
import type { Clock } from '../platform/clock'
import { openDomains } from '../platform/domains/open-domains'
import { openDrafts } from '../platform/drafts/open-drafts'
import { isProduction } from '../platform/environment'
import { openExpiringStore } from '../platform/expiring-store'
import { openExports } from '../platform/exports/open-exports'
import { openFiles } from '../platform/files/open-files'
import { openSiteFlags } from '../platform/flags/site-flags'
import { openProvider } from '../platform/identity-providers/open-provider'
import { openImports } from '../platform/imports/open-imports'
import { openLockouts } from '../platform/lockouts/open-lockouts'
import { openLog } from '../platform/log/log'
import { openMailer } from '../platform/mail/open-mailer'
import { replyDomainOf } from '../platform/mail/reply-domain'
import { senderRecordsOf } from '../platform/mail/sender-records'
import { openMastodon } from '../platform/mastodon/open-mastodon'
import { openChannels } from '../platform/notifications/channels'
import { openPayments } from '../platform/payments/open-payments'
import { openPayouts } from '../platform/payouts/open-payouts'
import { openReaders } from '../platform/reading-now/open-readers'
import { openTaxes } from '../platform/sales-tax/open-taxes'
import { openSms } from '../platform/sms/open-sms'
import { openWebhooks } from '../platform/webhooks/open-webhooks'
import { withLimit } from '../platform/with-limit'
import { readBrowser } from '../services/identity/browser'
import type { Keys } from '../services/identity/keys'
import { openKeys } from '../services/identity/open-keys'
import type { Session } from '../services/identity/session'
import { readSession } from '../services/identity/sessions'
import type { Needs, Parts } from '../services/parts'
import { type Actor, actorOf } from '../services/policies/actor'
import { requestDecoration } from '../services/post/request-decoration'
import { requestIndexing } from '../services/search/request-indexing'
import { operatorOf } from '../services/site/operator-of'
import { openTaxKeys } from '../services/tax/open-tax-keys'
import { requestDeliveries } from '../services/webhook/request-deliveries'
import { flagsOfPlace, placeOf } from './experiment'
import { configuredFlags, flagsOf } from './flags'

/** What `openParts` needs. */
export interface PartsInput {
  request: Request
  env: Env
  clock: Clock
  reader: Reader
  mainOrigin: string
  later: (work: Promise<unknown>) => void
  /** The place of the viewer in the running experiment, if it isn't their browser that tells. */
  experiment?: () => ExperimentPlace | undefined
  /** Flags that are set for the whole site, as JSON, if it isn't this isolate that knows them. */
  siteFlags?: string
}

const keysOf = (env: Env): Keys => openKeys(env.AUTH_SECRET, isProduction(env.ENVIRONMENT))

/** A service that takes longer to answer a probe doesn't work, in milliseconds. */
const PROBE_LIMIT = 3000

/**
 * The parts of a request that use cases take. Each is opened on first use, so a request pays only for those
 * that its use cases name.
 */
export function openParts(input: PartsInput): Parts {
  const { request, env, clock, reader, mainOrigin, later } = input
  let session: Promise<Session | null> | undefined
  let searchIndex: Database | undefined
  let stats: StatStores | undefined
  reader.db.onLeft = () => later(requestDeliveries(env.DELIVERIES))
  const parts: Parts = {
    db: reader.db,
    clock,
    get keys() {
      return keysOf(env)
    },
    get pictureKeys() {
      return { hash: (purpose: 'foreign-picture', text: string) => keysOf(env).hash(purpose, text) }
    },
    get mailer() {
      return openMailer(env, clock)
    },
    get replyDomain() {
      return replyDomainOf(env)
    },
    get sms() {
      return openSms(env, clock)
    },
    senderRecords: () => senderRecordsOf(env),
    get log() {
      return openLog(env, later)
    },
    get captcha() {
      return openCaptcha(env, flagsOf(env, input.siteFlags))
    },
    get lockouts() {
      return openLockouts(env, clock, (subject) => keysOf(env).hash('subject', subject))
    },
    get expiring() {
      return openExpiringStore(env.KV, clock)
    },
    provider: (name) => openProvider(env, name, mainOrigin),
    get payments() {
      return openPayments(env)
    },
    get payouts() {
      return openPayouts(env)
    },
    get taxes() {
      return openTaxes(env)
    },
    get taxKeys() {
      return openTaxKeys(env.TAX_KEY)
    },
    get mastodon() {
      return openMastodon(env)
    },
    get drafts() {
      return openDrafts(env, clock)
    },
    get claps() {
      return openClaps(env, clock)
    },
    get webhooks() {
      return openWebhooks(env)
    },
    get domains() {
      return openDomains(env)
    },
    get imports() {
      return openImports(env)
    },
    get files() {
      return openFiles(env)
    },
    get exports() {
      return openExports(env)
    },
    decorate: (versionId) => later(requestDecoration(env.JOBS, [versionId])),
    newId,
    pause: (milliseconds) => scheduler.wait(milliseconds),
    get channels() {
      return openChannels(env)
    },
    get flags() {
      const { experiment } = parts
      const values = flagsOf(env, input.siteFlags)
      return experiment ? flagValues(values, flagsOfPlace(env, experiment)) : values
    },
    get configuredFlags() {
      return configuredFlags(env)
    },
    get siteFlags() {
      return openSiteFlags(env.KV, clock)
    },
    get experiment() {
      return input.experiment ? input.experiment() : placeOf(env, parts.browser)
    },
    site: {
      productName: siteName(env),
      helpUrl: env.HELP_URL || mainOrigin + linkTo('ShowHelpPage'),
    },
    get operator() {
      return operatorOf(env)
    },
    probes: {
      search: () =>
        withLimit(new Database(env.SEARCH_DB).all(searchIsReady), PROBE_LIMIT, 'no answer in time'),
      pictures: () => withLimit(env.MEDIA.head('status'), PROBE_LIMIT, 'no answer in time'),
      stats: () =>
        withLimit(
          Promise.all(parts.stats.all.map((store) => store.all(totalsOfPosts, '[]'))),
          PROBE_LIMIT,
          'no answer in time',
        ),
    },
    get searchIndex() {
      searchIndex ??= new Database(env.SEARCH_DB)
      return searchIndex
    },
    get stats() {
      stats ??= openStatStores(env)
      return stats
    },
    statsUsage: () => stats?.all.map(({ usage }) => usage) ?? [],
    get readingNow() {
      return openReaders(env, clock)
    },
    visits: env.VISITS,
    letterQueue: env.LETTERS,
    browser: readBrowser(request, mainOrigin),
    session: () => {
      session ??= readSession(parts).then((signedIn) => {
        if (signedIn) reader.users.prime(signedIn.user.id, signedIn.user)
        return signedIn
      })
      return session
    },
    viewer: () => viewerOf(parts),
    later,
    purger: storyPurger(() => requestPurge(env, { waitUntil: later }, clock)),
    reindex: (postIds, userIds = [], tagSlugs = [], collectionIds = [], catalogIds = []) =>
      later(
        requestIndexing(
          env.JOBS,
          postIds,
          userIds,
          tagSlugs.map((slug) => ({ slug })),
          collectionIds,
          catalogIds,
        ),
      ),
  }
  return parts
}

/** Who a request is made as. */
export const viewerOf = async ({ session, browser }: Needs<'session' | 'browser'>): Promise<Actor> =>
  actorOf(await session(), browser.mainOrigin)
