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
  onMove('followed', (source) => {
    followed = source
  })
  onMove('leaving', (isAnotherPath) => {
    if (isAnotherPath) step = { referrer: window.location.href, source: followed }
    followed = undefined
  })
}

/** The address that led to the current page. */
export const referrer = (): string => step?.referrer ?? document.referrer

/**
 * The source of the link that led to the current page.
 *
 * @param first that of the link which led to the visit's first page.
 */
export const referrerSource = (first: string | undefined): string | undefined => (step ? step.source : first)
