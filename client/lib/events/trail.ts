import { onMove } from '../moves'

/** The page before the current one; nothing on the visit's first page. */
let before: string | undefined

/** Begins to note which page led to the next: from now on the page that is left is the referrer. */
export function followTrail(): void {
  onMove('leaving', (isAnotherPath) => {
    if (isAnotherPath) before = window.location.href
  })
}

/** The address that led to the current page. */
export const referrer = (): string => before ?? document.referrer
