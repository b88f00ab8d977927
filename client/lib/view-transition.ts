/**
 * Changes the page in a view transition, where the browser has them and the reader hasn't asked for less motion.
 * Fulfilled when the page has changed, whatever became of the movement.
 */
export function inTransition(change: () => Promise<void>): Promise<void> {
  if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) return change()
  const { ready, finished, updateCallbackDone } = document.startViewTransition(change)
  // A reader who is quicker than the movement, or has gone to another tab, ends it: that is no error.
  for (const end of [ready, finished]) end.catch(() => {})
  return updateCallbackDone
}
