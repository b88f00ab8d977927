import { postIdOf } from '../../../schema/routes/post-id'
import type { FlagName } from '../../../schema/rules/flags'
import type { Execute } from '../app'
import { LogExperimentExposure } from './log-experiment-exposure.generated'
import { LogGateExposure } from './log-gate-exposure.generated'
import type { Visit } from './visit'

/** A failed log of an exposure isn't worth more than a missing one. */
const ignoring = (work: Promise<unknown>): void => void work.catch(() => {})

/** Says that the page was shown as the viewer's group sees it, if an experiment runs. */
export function logPageExposure({ app, params }: Pick<Visit, 'app' | 'params'>): void {
  const { experiment } = app.state
  if (!experiment) return
  const postId = (params.postId && postIdOf(params.postId)) || null
  const variables = { experimentId: experiment.id, postId, publicationId: null }
  ignoring(app.execute(LogExperimentExposure, variables))
}

/** Says that the viewer was shown something that depends on a flag. */
export const logGateExposure = (execute: Execute, gateId: FlagName): void =>
  ignoring(execute(LogGateExposure, { gateId, postId: null, publicationId: null }))
