import { Database } from '../data/database'
import { requestPurge } from '../edge-cache/request-purge'
import { storyPurger } from '../edge-cache/story-purger'
import type { Clock } from '../platform/clock'
import { openDomains } from '../platform/domains/open-domains'
import { openMailer } from '../platform/mail/open-mailer'
import { sweepDomains } from '../services/custom-domain/sweep-domains'
import { siteOf } from './site-of'

/**
 * The cron's part: domains of publications and profiles that are to be checked. Rule: docs/rules/domains.md, "Checks".
 *
 * @throws if the database can't be reached: the next run continues.
 */
export async function checkDomains(
  env: Env,
  ctx: Pick<ExecutionContext, 'waitUntil'>,
  clock: Clock,
): Promise<void> {
  await sweepDomains({
    db: new Database(env.DB),
    clock,
    domains: openDomains(env),
    mailer: openMailer(env, clock),
    purger: storyPurger(() => requestPurge(env, ctx, clock)),
    ...siteOf(env),
  })
}
