import { type Zone, zoneOrUtc } from '../../../schema/rules/stats/zones'
import type { Needs } from '../parts'

/** The zone that the platform takes a browser to be in; without one, UTC. */
export const browserZone = ({ browser: { timeZone } }: Needs<'browser'>): Zone => zoneOrUtc(timeZone)
