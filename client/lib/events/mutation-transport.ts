import type { ClientEvent } from '../../../schema/rules/events'
import { createTransport } from '../graphql/transport'
import type { PreloadedState } from '../preloaded-state'
import { logGateExposure } from '../telemetry/exposures'
import { LogClientEvents } from './log-client-events.generated'

/** Sends events; true if the worker has accepted them. */
export type SendEvents = (events: readonly ClientEvent[], keepalive: boolean) => Promise<boolean>

/** The mutation, in requests of its own: those of the page would have to wait for others when it is closed. */
export function openMutation({ config }: PreloadedState): SendEvents {
  const transport = createTransport({
    uri: document.querySelector('meta[name=graphql-uri]')?.getAttribute('content') ?? '',
    version: config.version,
    routeName: () => document.documentElement.dataset.route,
  })
  logGateExposure(transport, 'enable_lite_gql_client_events')
  return async (events, keepalive) => {
    const variables = { payload: JSON.stringify(events) }
    const answer = (keepalive ? transport.keepalive : transport)(LogClientEvents, variables)
    if (keepalive) transport.leave()
    return (await answer).logClientEvents.success
  }
}
