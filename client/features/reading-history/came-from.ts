import { mayTrack } from '../../../schema/rules/tracking'
import { referrerSource } from '../../lib/events/trail'

/** Where somebody came from, as a report says it: nothing of people who ask not to be tracked. */
interface CameFrom {
  /** The host of the page before; empty if there was none. */
  referrer?: string
  /** The source string of the link that they followed. */
  source?: string | undefined
  /** What this page calls itself while it is open. */
  page?: string
}

let page: string | undefined

/** A random name, which is forgotten with the page. */
function pageName(): string {
  page ??= Math.random().toString(36).slice(2, 12)
  return page
}

/** Where somebody came from to the present page, and what tells it from others while it is open. */
export function cameFrom(): CameFrom {
  if (!mayTrack(navigator)) return {}
  const [visit] = performance.getEntriesByType('navigation')
  // Within a visit, it is a page of this site.
  const isFirst = !visit || new URL(visit.name).pathname === location.pathname
  return {
    referrer: isFirst ? (document.referrer.split('/')[2] ?? '') : location.host,
    source: referrerSource(),
    page: pageName(),
  }
}
