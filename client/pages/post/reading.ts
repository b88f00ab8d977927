import { MENTIONED_VIEWS, readStoryViews, withStoryView } from '../../../schema/rules/story-views'
import { mayTrack } from '../../../schema/rules/tracking'
import { openedStories } from '../../../schema/wording/opened-stories'
import { kept } from '../../lib/kept/item'

export { trackReading } from '../../features/reading-history/track-reading'

/** The counts. They never leave the browser. */
const counts = kept('story-views', { of: 'person' })

/**
 * Counts a story that is being read, unless its reader asks not to be tracked. Rule: docs/rules/reading.md, "Opened
 * stories".
 *
 * @returns what the wall says about the member-only stories that were opened this month; nothing if there are few.
 */
export function countStory(id: string, isLocked: boolean): string | undefined {
  if (!mayTrack(navigator)) return undefined
  try {
    const before = readStoryViews(JSON.parse(counts.read() ?? 'null'))
    const views = withStoryView(before, { id, isLocked }, Date.now())
    if (!counts.write(JSON.stringify(views))) return undefined
    return views.month < MENTIONED_VIEWS ? undefined : openedStories(views.month)
  } catch {
    // The storage holds something else.
    return undefined
  }
}

/**
 * Where the reader's eye is assumed to be: a section is being read once its heading is above this share of
 * the window.
 */
const EYE = 0.35

/**
 * Reports which section is being read, by the name of its heading; nothing before the first.
 *
 * @returns what ends it.
 */
export function watchSections(
  names: readonly string[],
  report: (current: string | undefined) => void,
): () => void {
  const passed = new Set<string>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) passed.add(target.id)
        else passed.delete(target.id)
      }
      report(names.findLast((name) => passed.has(`h-${name}`)))
    },
    // Everything above the eye counts, however far up.
    { rootMargin: `1000000px 0px -${(1 - EYE) * 100}% 0px` },
  )
  for (const name of names) {
    const heading = document.getElementById(`h-${name}`)
    if (heading) observer.observe(heading)
  }
  return () => observer.disconnect()
}
