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
import { logGateExposure } from '../telemetry/exposures'
import { postReport } from '../telemetry/post'
import { LogClientEvents } from './log-client-events.generated'

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

/** The mutation, in requests of its own: those of the page would have to wait for others when it is closed. */
function toMutation({ config }: PreloadedState): EventTransport {
  const graphql = lazily(async () => {
    const { createTransport } = await import('../graphql/transport')
    const uri = document.querySelector('meta[name=graphql-uri]')?.getAttribute('content') ?? ''
    return createTransport({
      uri,
      version: config.version,
      routeName: () => document.documentElement.dataset.route,
    })
  })
  graphql().then(
    (execute) => logGateExposure(execute, 'enable_lite_gql_client_events'),
    () => {},
  )
  return {
    async send(events, keepalive) {
      // A page that is being closed can load nothing any more.
      if (keepalive && !graphql.loaded) return toEndpoint.send(events, keepalive)
      const transport = graphql.loaded ?? (await graphql())
      const variables = { payload: JSON.stringify(events) }
      const answer = (keepalive ? transport.keepalive : transport)(LogClientEvents, variables)
      if (keepalive) transport.leave()
      return (await answer).logClientEvents.__typename === 'MutationSuccess'
    },
    most: { batch: EVENT_PAYLOAD_BYTES, keepalive: EVENT_PAYLOAD_KEEPALIVE_BYTES },
  }
}

/** The way that the flag chooses. Rule: docs/rules/events.md, "Two ways". */
export const eventTransport = (state: PreloadedState): EventTransport =>
  state.flags.enable_lite_gql_client_events === true ? toMutation(state) : toEndpoint
