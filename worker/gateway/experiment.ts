import {
  type Experiment,
  type ExperimentGroup,
  type ExperimentPlace,
  isExperimentGroup,
  parseExperiment,
} from '../../schema/rules/experiments'
import { isolateMemory } from '../isolate-memory'
import type { Browser } from '../services/identity/browser'
import { groupOf } from '../services/viewer/experiment'

/** The header in which the gateway tells PublicPage for which group to render. */
export const GROUP_HEADER = 'x-experiment-group'

/** The configuration's text and what it says, so that it is read once. */
class Configured {
  text: string | undefined
  experiment: Experiment | undefined
  clear(): void {
    this.text = undefined
    this.experiment = undefined
  }
}
const configured = isolateMemory(new Configured())

/** The running experiment; nothing if none is configured. */
export function runningExperiment(env: Pick<Env, 'EXPERIMENT'>): Experiment | undefined {
  if (configured.text !== env.EXPERIMENT) {
    configured.text = env.EXPERIMENT
    configured.experiment = parseExperiment(env.EXPERIMENT)
    if (env.EXPERIMENT && !configured.experiment)
      console.error(JSON.stringify({ event: 'experiment-unreadable' }))
  }
  return configured.experiment
}

/** The place of a request's viewer in the running experiment. */
export function placeOf(env: Pick<Env, 'EXPERIMENT'>, browser: Browser): ExperimentPlace | undefined {
  const experiment = runningExperiment(env)
  const group = experiment && groupOf(experiment, browser)
  return experiment && group ? { id: experiment.id, group } : undefined
}

/** The place for which the gateway has a shared page rendered. */
export function renderedPlace(env: Pick<Env, 'EXPERIMENT'>, headers: Headers): ExperimentPlace | undefined {
  const experiment = runningExperiment(env)
  const group = headers.get(GROUP_HEADER)
  return experiment && isExperimentGroup(group) ? { id: experiment.id, group } : undefined
}

/** Flags that differ for a group. */
export const flagsOfPlace = (
  env: Pick<Env, 'EXPERIMENT'>,
  place: { group: ExperimentGroup } | undefined,
): Readonly<Record<string, unknown>> => (place && runningExperiment(env)?.flags[place.group]) ?? {}
