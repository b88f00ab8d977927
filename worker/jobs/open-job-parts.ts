import { siteName } from '../../schema/brand/name'
import { linkTo } from '../../schema/routes/links'
import { newId } from '../../schema/rules/new-id'
import { Database } from '../data/database'
import { createReader } from '../data/reader'
import { openStatStores } from '../data/stats/stores'
import { COORDINATOR, requestPurge } from '../edge-cache/request-purge'
import { storyPurger } from '../edge-cache/story-purger'
import type { Clock } from '../platform/clock'
import { openDomains } from '../platform/domains/open-domains'
import { openDrafts } from '../platform/drafts/open-drafts'
import { isProduction } from '../platform/environment'
import { openExports } from '../platform/exports/open-exports'
import { openFiles } from '../platform/files/open-files'
import { openSiteFlags } from '../platform/flags/site-flags'
import { openHub } from '../platform/hub/open-hub'
import { openIfttt } from '../platform/ifttt/open-ifttt'
import { BucketFile } from '../platform/imports/bucket-file'
import { importKey, openImports } from '../platform/imports/open-imports'
import { openLockouts } from '../platform/lockouts/open-lockouts'
import { letterLimitsOf } from '../platform/mail/letter-limits'
import { openMailer } from '../platform/mail/open-mailer'
import { replyDomainOf } from '../platform/mail/reply-domain'
import { openChannels } from '../platform/notifications/channels'
import { openOutside } from '../platform/outside'
import { openPayments } from '../platform/payments/open-payments'
import { openPayouts } from '../platform/payouts/open-payouts'
import { openReaders } from '../platform/reading-now/open-readers'
import { openTaxes } from '../platform/sales-tax/open-taxes'
import { openStatsLog } from '../platform/stats/log'
import { openWebhooks } from '../platform/webhooks/open-webhooks'
import { openKeys } from '../services/identity/open-keys'
import type { JobParts, Parts } from '../services/parts'
import { requestDecoration } from '../services/post/request-decoration'
import { requestIndexing } from '../services/search/request-indexing'
import { operatorOf } from '../services/site/operator-of'
import { openTaxKeys } from '../services/tax/open-tax-keys'
import { usSourceOf } from '../services/tax/us-source'
import { requestDeliveries } from '../services/webhook/request-deliveries'

/** What a job asked for, to be requested once when it has ended. */
class Asked {
  isStale = false
  areDeliveriesDue = false
  readonly versionIds: string[] = []
  readonly #ids: [string[], string[], string[], string[], string[]] = [[], [], [], [], []]

  readonly reindex: Parts['reindex'] = (...ids) => {
    for (const [i, some] of ids.entries()) this.#ids[i]?.push(...(some ?? []))
  }

  /** Never rejects: whatever can't be requested is found by the cron, or by a rebuild of the index. */
  async request(env: Env, clock: Clock): Promise<void> {
    const purges: Promise<unknown>[] = []
    const [postIds, userIds, slugs, collectionIds, catalogIds] = this.#ids.map((ids) => [...new Set(ids)])
    const tags = slugs?.map((slug) => ({ slug }))
    await Promise.all([
      requestIndexing(env.JOBS, postIds ?? [], userIds, tags, collectionIds, catalogIds),
      requestDecoration(env.JOBS, this.versionIds),
      this.isStale && requestPurge(env, { waitUntil: (work) => purges.push(work) }, clock),
      this.areDeliveriesDue && requestDeliveries(env.DELIVERIES),
    ])
    await Promise.all(purges)
  }
}

/**
 * The parts of a job, each opened on first use, so that a job pays only for those that it takes.
 *
 * @returns `end`, to be called when the job has ended, even if it failed. It never rejects.
 */
export function openJobParts(env: Env, clock: Clock): { parts: JobParts; end(): Promise<void> } {
  const asked = new Asked()
  const reader = createReader(env.DB)
  reader.db.onLeft = () => {
    asked.areDeliveriesDue = true
  }
  const mainOrigin = `${isProduction(env.ENVIRONMENT) ? 'https' : 'http'}://${env.MAIN_HOST}`
  const parts: JobParts = {
    siteFlags: openSiteFlags(env.KV, clock),
    reader,
    db: reader.db,
    clock,
    pause: (milliseconds) => scheduler.wait(milliseconds),
    newId,
    mainOrigin,
    site: {
      productName: siteName(env),
      helpUrl: env.HELP_URL || mainOrigin + linkTo('ShowHelpPage'),
    },
    bucket: env.MEDIA,
    indexQueue: env.JOBS,
    paymentQueue: env.PAYMENTS,
    letterQueue: env.LETTERS,
    // It waits for an address outside, too.
    hubQueue: env.DELIVERIES,
    hub: openHub(env),
    iftttQueue: env.DELIVERIES,
    webmentionQueue: env.DELIVERIES,
    ifttt: openIfttt(env),
    letterLimits: letterLimitsOf(env),
    replyDomain: replyDomainOf(env),
    get lockouts() {
      return openLockouts(env, clock, (subject) => parts.keys.hash('subject', subject))
    },
    get searchIndex() {
      return new Database(env.SEARCH_DB)
    },
    get keys() {
      return openKeys(env.AUTH_SECRET, isProduction(env.ENVIRONMENT))
    },
    get pictureKeys() {
      const { keys } = parts
      return { hash: (purpose: 'foreign-picture', text: string) => keys.hash(purpose, text) }
    },
    get operator() {
      return operatorOf(env)
    },
    get mailer() {
      return openMailer(env, clock)
    },
    get channels() {
      return openChannels(env)
    },
    get domains() {
      return openDomains(env)
    },
    get drafts() {
      return openDrafts(env, clock)
    },
    get exports() {
      return openExports(env)
    },
    get files() {
      return openFiles(env)
    },
    get imports() {
      return openImports(env)
    },
    get payments() {
      return openPayments(env)
    },
    get payouts() {
      return openPayouts(env)
    },
    usSource: usSourceOf(env),
    get taxes() {
      return openTaxes(env)
    },
    get taxKeys() {
      return openTaxKeys(env.TAX_KEY)
    },
    get outside() {
      return openOutside(env)
    },
    get webhooks() {
      return { ...openWebhooks(env), deliver: () => requestDeliveries(env.DELIVERIES) }
    },
    get stats() {
      return openStatStores(env)
    },
    get readingNow() {
      return openReaders(env, clock)
    },
    statsLog: openStatsLog(env.MEDIA),
    importFile: ({ id, fileName, size }) => new BucketFile(env.MEDIA, importKey(id), fileName, size),
    purger: storyPurger(async () => {
      asked.isStale = true
    }),
    reindex: asked.reindex,
    decorate: (versionId) => void asked.versionIds.push(versionId),
    purgeOpen: () => env.PURGE_COORDINATOR.getByName(COORDINATOR).purgeOpen(clock.now()),
  }
  return { parts, end: () => asked.request(env, clock) }
}
