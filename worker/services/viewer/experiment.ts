import { type Experiment, type ExperimentGroup, experimentGroup } from '../../../schema/rules/experiments'
import type { Browser } from '../identity/browser'
import { isSentByBot } from '../telemetry/sender'
import { visitorId } from './visitor'

/**
 * The group of a request's viewer in an experiment; nothing for programs and for people who ask not to be tracked,
 * who see the site as it is. A browser that is divided for the first time gets its visitor's id. Rule:
 * docs/rules/telemetry.md, "Experiments".
 */
export const groupOf = ({ id }: Experiment, browser: Browser): ExperimentGroup | undefined =>
  browser.isTrackingAllowed && !isSentByBot({ browser }) ? experimentGroup(id, visitorId(browser)) : undefined
