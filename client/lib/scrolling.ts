import type { AnyRouter } from '@tanstack/react-router'

/**
 * Whether the router may move the page: never at its first render. The document has been there for a while then;
 * the browser has put the reader where they were or where the address points, and they may have gone on reading.
 */
export function scrollsAfterFirstRender(): () => boolean {
  let isFirst = true
  return () => {
    const mayScroll = !isFirst
    isFirst = false
    return mayScroll
  }
}

/** Tells the router, once it has taken the page over, that the reader has scrolled before: so it keeps where to. */
export function noteEarlyScrolling(router: AnyRouter): void {
  const stop = router.subscribe('onRendered', () => {
    stop()
    document.dispatchEvent(new Event('scroll'))
  })
}
