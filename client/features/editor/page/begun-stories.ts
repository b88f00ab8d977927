import { BEGINNING, closedJournals } from '../journal/opening'
import type { JournalStore, Tabs } from '../journal/ports'

/** A story that only this browser has. */
export interface LeftStory {
  id: string
  title: string
  /** Its first words. */
  words: string
}

const MOST_WORDS = 80

/**
 * The stories that were begun in tabs that are closed now, and that the server doesn't have yet, as far as they can be
 * read. Those in which nothing was written are forgotten.
 */
export async function leftStories(parts: { store: JournalStore; tabs: Tabs }): Promise<LeftStory[]> {
  const ids = await parts.store.storiesAt(BEGINNING.revision)
  const stories = await Promise.all(
    ids.map(async (id): Promise<LeftStory[]> => {
      const closed = await closedJournals(parts, id)
      const unsent = closed.find(({ entries }) => entries.length > 0)
      if (!unsent) {
        // Without locks nobody knows whether a tab is closed.
        if (parts.tabs.areKnown)
          await Promise.all(closed.map(({ journaled }) => parts.store.remove(journaled)))
        return []
      }
      const { title, body } = unsent.document
      const text = body.map((paragraph) => ('text' in paragraph ? paragraph.text : '')).find(Boolean) ?? ''
      return [{ id, title, words: text.slice(0, MOST_WORDS) }]
    }),
  )
  return stories.flat()
}
