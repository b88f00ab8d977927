import { closedJournals } from '../journal/opening'
import type { JournalStore, Tabs } from '../journal/ports'

/** The stories that were begun in this browser and that the server doesn't have yet. */
const KEY = 'quire:begun-stories'
/** As many are looked for: with more, somebody has been offline for months. */
const MOST = 20

const ID = /^[0-9a-f]{12}$/

function begunIds(): string[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split(' ').filter((id) => ID.test(id))
  } catch {
    return []
  }
}

function setBegun(ids: readonly string[]): void {
  try {
    if (ids.length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, ids.slice(-MOST).join(' '))
  } catch {
    // Where nothing can be stored, the journal isn't either, and the writer is told so.
  }
}

/** Remembers a story, so that it is found again if the tab ends before the server has it. */
export function rememberBegun(id: string): void {
  const ids = begunIds()
  if (!ids.includes(id)) setBegun([...ids, id])
}

/** The server has it, or there is nothing of it to find. */
export const forgetBegun = (id: string): void => setBegun(begunIds().filter((one) => one !== id))

/** A story that only this browser has. */
export interface LeftStory {
  id: string
  title: string
}

/** The stories that closed tabs have left here, the latest first. */
export async function leftStories(parts: { store: JournalStore; tabs: Tabs }): Promise<LeftStory[]> {
  const stories = await Promise.all(
    begunIds().map(async (id): Promise<LeftStory[]> => {
      const closed = await closedJournals(parts, id)
      const unsent = closed.find(({ entries }) => entries.length > 0)
      return unsent ? [{ id, title: unsent.document.title }] : []
    }),
  )
  return stories.flat().reverse()
}
