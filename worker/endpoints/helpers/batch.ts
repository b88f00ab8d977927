import { EVENT_BATCH_BYTES } from '../../../schema/rules/events'
import { keepEvents } from '../../services/events/keep-events'
import { eventBatch } from '../../services/events/read-events'
import { takeReports } from './take-reports'

/**
 * POST `/_/batch`: the body is a JSON array of events (`ClientEvent`). Rule: docs/rules/events.md, "The endpoint".
 */
export const batch = takeReports({
  schema: eventBatch,
  body: { most: EVENT_BATCH_BYTES, usage: 'Send a JSON array of events.', isTyped: true },
  isTracking: true,
  keep: keepEvents,
})
