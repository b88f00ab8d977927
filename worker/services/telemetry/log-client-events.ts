import * as v from 'valibot'
import { EVENT_PAYLOAD_LENGTH } from '../../../schema/rules/events'
import { inputWording } from '../../../schema/wording/inputs'
import { keepEvents } from '../events/keep-events'
import { eventBatch } from '../events/read-events'
import { ok } from '../result'
import { defineUseCase } from '../use-case'
import type { ReportParts } from './sender'

/** Stores events, each once, as `/_/batch` does. Rule: docs/rules/events.md, "Two ways". */
export const logClientEvents = defineUseCase(
  v.object({
    payload: v.pipe(
      v.string(),
      v.maxLength(EVENT_PAYLOAD_LENGTH, inputWording.invalid),
      v.parseJson(undefined, inputWording.invalid),
      eventBatch,
    ),
  }),
  async (parts: ReportParts, { payload }) => {
    const kept = await keepEvents(parts, payload)
    return kept.ok ? ok({ success: true }) : kept
  },
)
