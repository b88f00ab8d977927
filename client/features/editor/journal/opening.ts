import { EMPTY_DRAFT } from '../../../../schema/story/draft'
import { type Replayed, replayed } from './log'
import type { DraftServer, Journaled, JournalStore, Refusal, ServerDraft, Tabs } from './ports'

/** A journal that a closed tab has left, and what was written there. */
export interface ClosedJournal extends Replayed {
  journaled: Journaled
}

/**
 * The journals of a story whose tabs are closed, as far as they can be read; those with changes that the server may
 * not have come first.
 *
 * @throws if the browser can't or may not read them.
 */
export async function closedJournals(
  { store, tabs }: { store: JournalStore; tabs: Tabs },
  postId: string,
): Promise<ClosedJournal[]> {
  const all = await store.readAll(postId)
  const held = await Promise.all(all.map((journaled) => tabs.isHeld(journaled)))
  const closed = all.flatMap((journaled, i) => {
    const replay = held[i] ? undefined : replayed(journaled)
    return replay ? { journaled, ...replay } : []
  })
  return closed.toSorted(
    (a, b) =>
      Number(b.entries.length > 0) - Number(a.entries.length > 0) || b.acked.revision - a.acked.revision,
  )
}

/** The journals of closed tabs; none if the browser can't or may not read them. */
export const readableJournals = (
  parts: { store: JournalStore; tabs: Tabs },
  postId: string,
): Promise<ClosedJournal[]> =>
  closedJournals(parts, postId).catch((error: unknown) => {
    console.warn('What this browser has stored can’t be read.', error)
    return []
  })

/** What a story that has just been created has. */
export const BEGINNING: ServerDraft = { revision: 1, document: EMPTY_DRAFT }

/**
 * What the server has of a story; offline, or while the server takes nothing, what this browser knows of that.
 *
 * @throws if the server can't be reached and nothing is known.
 */
export async function beginning(
  { isNew = false, server }: { isNew?: boolean; server: DraftServer },
  known: ServerDraft | undefined,
): Promise<ServerDraft | Refusal> {
  if (isNew) return known ?? BEGINNING
  const draft = await server.read().catch((error: unknown) => {
    if (known) return known
    throw error
  })
  return 'kind' in draft && draft.mayPass && known ? known : draft
}
