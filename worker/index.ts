import { handleRequest } from './gateway/gateway'
import type { JobMessage } from './jobs/messages'
import { purgeJob, sweepPurges } from './jobs/purge'
import { systemClock } from './platform/clock'

export { PurgeCoordinator } from './durable/purge-coordinator'
export { RenderFlight } from './durable/render-flight'
export { PublicPage } from './public-page'

export default {
  fetch: (request, env, ctx) => handleRequest(request, env, ctx, systemClock),
  async queue(batch, env) {
    if (batch.messages.some(({ body }) => body.type === 'purge')) await purgeJob(env, systemClock)
    batch.ackAll()
  },
  async scheduled(_event, env) {
    await sweepPurges(env, systemClock)
  },
} satisfies ExportedHandler<Env, JobMessage>
