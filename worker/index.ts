import { createGateway } from './gateway/gateway'
import type { JobMessage } from './jobs/messages'
import { publishScheduled } from './jobs/publish-scheduled'
import { sweepPurges } from './jobs/purge'
import { sweepIdentity } from './jobs/sweep-identity'
import { takeMessages } from './jobs/take-messages'
import { systemClock } from './platform/clock'

export { LockoutGuard } from './durable/lockout-guard'
export { PurgeCoordinator } from './durable/purge-coordinator'
export { RenderFlight } from './durable/render-flight'
export { PublicPage } from './public-page'

const gateway = createGateway(systemClock)

export default {
  fetch: (request, env, ctx) => gateway.fetch(request, env, ctx),
  async queue(batch, env) {
    await takeMessages(batch, env, systemClock)
  },
  async scheduled(_event, env, ctx) {
    ctx.waitUntil(sweepIdentity(env, systemClock))
    ctx.waitUntil(publishScheduled(env, ctx, systemClock))
    await sweepPurges(env, systemClock)
  },
} satisfies ExportedHandler<Env, JobMessage>
