import { DAY } from './time-units'

/**
 * How long what somebody pressed offline waits to be sent, in milliseconds; later they may not want it any more. One that
 * may have arrived is sent again only as long as the worker knows its key.
 */
export const PRESS_KEPT = { untried: 7 * DAY, tried: DAY } as const
