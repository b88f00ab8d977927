import { cookieOf } from '../../../schema/rules/session'
import { sourceIn } from '../../../schema/rules/source-tracking'
import { removeCookie } from '../cookies'
import { onMove } from '../moves'

/** How the reader came to the current page. */
interface Step {
  /** The page before it. */
  referrer: string
  /** What the link said about its own place; absent if it said nothing, or if the reader went back or forward. */
  source: string | undefined
}

/** The latest step within the visit; nothing on the visit's first page. */
let step: Step | undefined
/** Of the link that is being followed. */
let followed: string | undefined

/** Begins to note what led from page to page: from now on the page that is left is the referrer. */
export function followTrail(): void {
  onMove('followed', (link) => {
    followed = link && sourceIn(link)
  })
  onMove('leaving', (isAnotherPath) => {
    if (isAnotherPath) step = { referrer: window.location.href, source: followed }
    followed = undefined
  })
}

/** The address that led to the current page. */
export const referrer = (): string => step?.referrer ?? document.referrer

let first: { source: string | undefined } | undefined

/**
 * The source of the link that led to the visit's first page, from the cookie that the edge set. The cookie is removed,
 * so that it counts for one visit.
 */
export function firstSource(): string | undefined {
  if (!first) {
    first = { source: cookieOf(document.cookie, 'source') }
    if (first.source !== undefined) removeCookie('source')
  }
  return first.source
}

/** The source of the link that led to the current page. */
export const referrerSource = (): string | undefined => (step ? step.source : firstSource())
