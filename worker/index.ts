import { env, waitUntil } from 'cloudflare:workers'
import { createGateway } from './gateway/gateway'
import { isolateMemory } from './isolate-memory'
import { sweepExports } from './jobs/advance-exports'
import { sweepImports } from './jobs/advance-imports'
import { announceStories } from './jobs/announce-stories'
import { checkDomains } from './jobs/check-domains'
import { clearPublications } from './jobs/clear-publications'
import { sweepDecorations } from './jobs/decorate-versions'
import { sweepWebhooks } from './jobs/deliver-webhooks'
import { emptyTrash } from './jobs/empty-trash'
import { sendNotificationMails } from './jobs/mail-notifications'
import type { JobMessage } from './jobs/messages'
import { sweepPayments } from './jobs/payments'
import { publishScheduled } from './jobs/publish-scheduled'
import { sweepPurges } from './jobs/purge'
import { rankByReads } from './jobs/rank-by-reads'
import { removeAccounts } from './jobs/remove-accounts'
import { showHeldResponses } from './jobs/show-held-responses'
import { sweepBlocks } from './jobs/sweep-blocks'
import { sweepBooks } from './jobs/sweep-books'
import { sweepCatalogs } from './jobs/sweep-catalogs'
import { sweepGifts } from './jobs/sweep-gifts'
import { sweepIdentity } from './jobs/sweep-identity'
import { sweepInvitations } from './jobs/sweep-invitations'
import { sweepNotifications } from './jobs/sweep-notifications'
import { sweepPictures } from './jobs/sweep-pictures'
import { sweepPostNotes } from './jobs/sweep-post-notes'
import { sweepQuotes } from './jobs/sweep-quotes'
import { sweepReadingHistory } from './jobs/sweep-reading-history'
import { sweepReports } from './jobs/sweep-reports'
import { sweepSequences } from './jobs/sweep-sequences'
import { takeMessages } from './jobs/take-messages'
import { appClock } from './platform/app-clock'
import { followClock } from './platform/development/clock'
import { forwardErrors } from './platform/log/forward-errors'
import { OperationMemory } from './ssr/operation-memory'

export { ClapCounter } from './durable/clap-counter'
export { DraftSequencer } from './durable/draft-sequencer'
export { LockoutGuard } from './durable/lockout-guard'
export { NotificationChannel } from './durable/notification-channel'
export { PurgeCoordinator } from './durable/purge-coordinator'
export { RenderFlight } from './durable/render-flight'
export { PublicPage } from './public-page'

forwardErrors(env, waitUntil)

const gateway = createGateway(appClock, isolateMemory(new OperationMemory()))

/** Stories that come out are announced in the same minute. */
async function publishAndAnnounce(env: Env, ctx: Pick<ExecutionContext, 'waitUntil'>): Promise<void> {
  await publishScheduled(env, ctx, appClock)
  await announceStories(env, appClock)
}

/** The cron's work. */
async function everyMinute(env: Env, ctx: Pick<ExecutionContext, 'waitUntil'>): Promise<void> {
  ctx.waitUntil(sweepIdentity(env, appClock))
  ctx.waitUntil(sweepNotifications(env, appClock))
  ctx.waitUntil(sendNotificationMails(env, appClock))
  ctx.waitUntil(sweepBooks(env, appClock))
  ctx.waitUntil(sweepPictures(env, appClock))
  ctx.waitUntil(sweepPostNotes(env, appClock))
  ctx.waitUntil(showHeldResponses(env, ctx, appClock))
  ctx.waitUntil(sweepQuotes(env, appClock))
  ctx.waitUntil(sweepReadingHistory(env, appClock))
  ctx.waitUntil(rankByReads(env, appClock))
  ctx.waitUntil(sweepBlocks(env, appClock))
  ctx.waitUntil(sweepReports(env, appClock))
  ctx.waitUntil(sweepSequences(env, appClock))
  ctx.waitUntil(sweepCatalogs(env, appClock))
  ctx.waitUntil(sweepInvitations(env, appClock))
  ctx.waitUntil(sweepGifts(env, appClock))
  ctx.waitUntil(clearPublications(env, appClock))
  ctx.waitUntil(checkDomains(env, ctx, appClock))
  ctx.waitUntil(sweepImports(env, appClock))
  ctx.waitUntil(sweepExports(env, appClock))
  ctx.waitUntil(sweepDecorations(env))
  ctx.waitUntil(removeAccounts(env, ctx, appClock))
  ctx.waitUntil(emptyTrash(env, ctx, appClock))
  ctx.waitUntil(publishAndAnnounce(env, ctx))
  ctx.waitUntil(sweepPayments(env, appClock))
  ctx.waitUntil(sweepWebhooks(env, appClock))
  await sweepPurges(env, appClock)
}

// Work that became due when the clock was moved is done at once, because cron and alarms only know the
// machine's time.
if (__DEVELOPMENT__) followClock(everyMinute)

export default {
  fetch: (request, env, ctx) => gateway.fetch(request, env, ctx),
  async queue(batch, env) {
    await takeMessages(batch, env, appClock)
  },
  scheduled: (_event, env, ctx) => everyMinute(env, ctx),
} satisfies ExportedHandler<Env, JobMessage>
