import { linkTo } from '../../../schema/routes/links'
import {
  type ClientEvent,
  EVENT_BATCH_BYTES,
  EVENT_KEEPALIVE_BYTES,
  EVENT_PAYLOAD_BYTES,
  EVENT_PAYLOAD_KEEPALIVE_BYTES,
} from '../../../schema/rules/events'
import { lazily } from '../lazily'
import type { PreloadedState } from '../preloaded-state'
import { postReport } from '../telemetry/post'

/** A way for events to the worker. */
export interface EventTransport {
  /** True if the worker has accepted the events. */
  send(events: readonly ClientEvent[], keepalive: boolean): Promise<boolean>
  /** How many bytes of events a request takes, and one that outlives its page. */
  most: { batch: number; keepalive: number }
}

/** The endpoint for events. */
const toEndpoint: EventTransport = {
  send: (events, keepalive) => postReport(linkTo('Batch'), events, keepalive),
  most: { batch: EVENT_BATCH_BYTES, keepalive: EVENT_KEEPALIVE_BYTES },
}

/** The mutation, which is loaded only where it is used. */
function toMutation(state: PreloadedState): EventTransport {
  const mutation = lazily(async () => (await import('./mutation-transport')).openMutation(state))
  mutation().catch(() => {})
  return {
    async send(events, keepalive) {
      // A page that is being closed can load nothing any more.
      if (keepalive && !mutation.loaded) return toEndpoint.send(events, keepalive)
      const send = mutation.loaded ?? (await mutation())
      return send(events, keepalive)
    },
    most: { batch: EVENT_PAYLOAD_BYTES, keepalive: EVENT_PAYLOAD_KEEPALIVE_BYTES },
  }
}

/** The way that the flag chooses. Rule: docs/rules/events.md, "Two ways". */
export const eventTransport = (state: PreloadedState): EventTransport =>
  state.flags.enable_lite_gql_client_events === true ? toMutation(state) : toEndpoint
