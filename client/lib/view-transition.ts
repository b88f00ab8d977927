/**
 * Changes the page in a view transition, if the browser supports them and the reader doesn't prefer reduced
 * motion. Resolves when the page has changed, whatever happens to the animation.
 */
export function inTransition(change: () => Promise<void>): Promise<void> {
  if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) return change()
  const { ready, finished, updateCallbackDone } = document.startViewTransition(change)
  // A reader who navigates faster, or switches to another tab, ends it: that isn't an error.
  for (const end of [ready, finished]) end.catch(() => {})
  return updateCallbackDone
}
