/** How much of the story has been in view; nothing if the page doesn't show it. */
export function progressNow(): number | undefined {
  const story = document.querySelector('article .story')
  if (!story) return undefined
  const { top, height } = story.getBoundingClientRect()
  return height === 0 ? undefined : Math.min(1, Math.max(0, (innerHeight - top) / height))
}
