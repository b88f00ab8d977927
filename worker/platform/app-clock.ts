import { type Clock, systemClock } from './clock'
import { developmentClock } from './development/clock'

/** The worker's clock: the machine's, which a development build can move forward. */
export const appClock: Clock = __DEVELOPMENT__ ? developmentClock : systemClock
