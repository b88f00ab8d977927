import { logClientEvents } from '../../../services/telemetry/log-client-events'
import { logExperimentExposure } from '../../../services/telemetry/log-experiment-exposure'
import { logGateExposure } from '../../../services/telemetry/log-gate-exposure'
import { command, plainMutation } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'

export const telemetryMutations: Resolvers = {
  Mutation: {
    logClientEvents: plainMutation(logClientEvents, { success: false }),
    logExperimentExposure: command(logExperimentExposure),
    logGateExposure: command(logGateExposure),
  },
}
