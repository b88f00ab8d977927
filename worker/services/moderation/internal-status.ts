import { FLAG_DEFAULTS } from '../../../schema/rules/flags'
import { SHOWN_ACTS } from '../../../schema/rules/moderation'
import { checksOf } from '../../data/membership/events'
import { latestActs } from '../../data/moderation/acts'
import * as site from '../../data/moderation/site'
import { nextDue } from '../../data/outbox/open-rows'
import type { Needs } from '../parts'

/** No row has a larger id. */
const NEWEST = Number.MAX_SAFE_INTEGER
/** How many failing purges are shown. */
const MOST_FAILING = 10
/** How many comparisons with a provider of payments are shown. */
const CHECKS = 7

/** How the site is doing, for staff. Everything is read in one batch. */
export async function internalStatus({ db, clock, flags }: Needs<'db' | 'clock' | 'flags'>) {
  const now = clock.now()
  const [open, due, failing, decorations, posts, removals, cases, acts, operatorActs, stripe, braintree] =
    await Promise.all([
      db.first(site.openPurgeCount),
      db.first(nextDue),
      db.all(site.failingPurges, MOST_FAILING),
      db.first(site.undecoratedCount),
      db.first(site.duePostCount, now),
      db.first(site.dueRemovalCount, now),
      db.first(site.waitingCaseCount),
      db.all(latestActs, NEWEST, SHOWN_ACTS),
      db.all(site.latestOperatorActs, NEWEST, SHOWN_ACTS),
      db.all(checksOf, 'STRIPE', CHECKS),
      db.all(checksOf, 'BRAINTREE', CHECKS),
    ])
  const changed = Object.entries(flags).filter(
    ([name, value]) => FLAG_DEFAULTS[name as keyof typeof FLAG_DEFAULTS] !== value,
  )
  return {
    version: __VERSION__,
    flags: changed.map(([name, value]) => `${name}=${value}`),
    purges: {
      open: open?.count ?? 0,
      oldestDueAt: due && due.at <= now ? due.at : null,
      failing: failing.map(({ id, lastError, ...purge }) => ({
        ...purge,
        id: String(id),
        error: lastError ?? '',
      })),
    },
    waiting: {
      decorations: decorations?.count ?? 0,
      scheduledPosts: posts?.count ?? 0,
      removals: removals?.count ?? 0,
      reports: cases?.count ?? 0,
    },
    paymentChecks: [...stripe, ...braintree],
    acts,
    operatorActs: operatorActs.map(({ id, ...act }) => ({ ...act, id: String(id) })),
  }
}
