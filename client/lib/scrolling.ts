/**
 * Whether the router may scroll the page: never at its first render. The document has been there for a while
 * then; the browser has restored the reader's position or the address's anchor, and they may have read on.
 */
export function scrollsAfterFirstRender(): () => boolean {
  let isFirst = true
  return () => {
    const mayScroll = !isFirst
    isFirst = false
    return mayScroll
  }
}

/** Tells a router that has just started that the reader has scrolled before, so that it stores the position. */
export const noteEarlyScrolling = (): void => {
  document.dispatchEvent(new Event('scroll'))
}
