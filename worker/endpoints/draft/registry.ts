import type { RouteName } from '../../../schema/routes/index'
import type { Endpoint } from '../endpoint'
import { draftSocket } from './socket'

/** What open editors hear of each other. */
export const draftEndpoints: Partial<Record<RouteName, Endpoint>> = { DraftSocket: draftSocket }
