import { env, waitUntil } from 'cloudflare:workers'
import { createGateway } from './gateway/gateway'
import { isolateMemory } from './isolate-memory'
import type { JobMessage } from './jobs/messages'
import { takeCron } from './jobs/run-cron'
import { runDue } from './jobs/run-due'
import { takeMail } from './jobs/take-mail'
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
export { ReadingNow } from './durable/reading-now'
export { RenderFlight } from './durable/render-flight'
export { PublicPage } from './public-page'

forwardErrors(env, waitUntil)

const gateway = createGateway(appClock, isolateMemory(new OperationMemory()))

// Work that became due when the clock was moved is done at once, because cron, queues and alarms only know the
// machine's time.
if (__DEVELOPMENT__) followClock((env) => runDue(env, appClock))

export default {
  fetch: (request, env, ctx) => gateway.fetch(request, env, ctx),
  async queue(batch, env) {
    await takeMessages(batch, env, appClock)
  },
  email: (message, env) => takeMail(message, env, appClock),
  scheduled: ({ cron }, env) => takeCron(env, appClock, cron),
} satisfies ExportedHandler<Env, JobMessage>
