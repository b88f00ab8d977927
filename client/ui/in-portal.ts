/** Whether something stands over the page in a portal that its opener isn't part of: what is open, or what it has opened. */
export function isInPortal(target: Element, opener: HTMLElement | null): boolean {
  const portal = target.closest('[data-base-ui-portal]')
  return portal !== null && !portal.contains(opener)
}
