import { createGateway } from './gateway/gateway'
import { isolateMemory } from './isolate-memory'
import { sweepDecorations } from './jobs/decorate-versions'
import type { JobMessage } from './jobs/messages'
import { publishScheduled } from './jobs/publish-scheduled'
import { sweepPurges } from './jobs/purge'
import { removeAccounts } from './jobs/remove-accounts'
import { sweepEvents } from './jobs/sweep-events'
import { sweepIdentity } from './jobs/sweep-identity'
import { takeMessages } from './jobs/take-messages'
import { appClock } from './platform/app-clock'
import { followClock } from './platform/development/clock'
import { OperationMemory } from './ssr/operation-memory'

export { LockoutGuard } from './durable/lockout-guard'
export { PurgeCoordinator } from './durable/purge-coordinator'
export { RenderFlight } from './durable/render-flight'
export { PublicPage } from './public-page'

const gateway = createGateway(appClock, isolateMemory(new OperationMemory()))

/** The cron's work. */
async function everyMinute(env: Env, ctx: Pick<ExecutionContext, 'waitUntil'>): Promise<void> {
  ctx.waitUntil(sweepIdentity(env, appClock))
  ctx.waitUntil(sweepEvents(env, appClock))
  ctx.waitUntil(sweepDecorations(env))
  ctx.waitUntil(removeAccounts(env, ctx, appClock))
  ctx.waitUntil(publishScheduled(env, ctx, appClock))
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
