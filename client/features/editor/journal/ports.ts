import type { UserErrorCode } from '../../../../schema/graphql/types.generated'
import type { Deltas } from '../../../../schema/story/delta'
import type { DraftDocument } from '../../../../schema/story/draft'

/** A draft as the server has it. */
export interface ServerDraft {
  revision: number
  document: DraftDocument
}

/** Why the server takes nothing, whether now or as it is: the change stays in the journal. */
export interface Refusal {
  kind: 'refused'
  /** Null for a request that didn't come as far as a use case. */
  code: UserErrorCode | null
  /** A sentence for the writer. */
  message: string
  /** Whether trying again later may help, without any change. */
  mayPass: boolean
}

export type SaveAnswer =
  | { kind: 'saved'; revision: number }
  /** Somebody else was faster. The deltas since, save by save, if they are known. */
  | { kind: 'conflict'; revision: number; deltas: Deltas[] | null }
  | Refusal

/** What saves drafts. Every call rejects if the server can't be reached, and only then. */
export interface DraftServer {
  save(save: { baseRevision: number; deltas: Deltas; saveKey: string }): Promise<SaveAnswer>
  read(): Promise<ServerDraft | Refusal>
}

/** A change that the server doesn't have yet, or has since the snapshot. */
export interface JournalEntry {
  seq: number
  deltas: Deltas
}

/** How far the server has a journal's changes. */
export interface JournalHead {
  /** Of the server, after the entries up to `acked`. */
  revision: number
  /** The last entry that the server has. */
  acked: number
  /** A save whose answer isn't known: the entries up to `upTo`. */
  sending?: { saveKey: string; upTo: number }
}

/** Names a journal: each tab of a browser that edits a story has its own. */
export interface JournalKey {
  postId: string
  tabId: string
}

/** The stored form of a journal. */
export interface Journaled extends JournalKey {
  snapshot: DraftDocument
  head: JournalHead
  /** Since the snapshot, in their order. */
  entries: JournalEntry[]
}

/** Stores journals. Every call is atomic, and rejects if the browser can't or may not store. */
export interface JournalStore {
  /** The journals of a story, of all tabs. */
  readAll(postId: string): Promise<Journaled[]>
  /** The stories of which a journal knows no newer revision of the server than this one. */
  storiesAt(revision: number): Promise<string[]>
  /** Stores a whole journal in place of the existing one. */
  replace(journal: Journaled): Promise<void>
  /** Stores an entry, in place of an earlier one of its number. */
  append(key: JournalKey, entry: JournalEntry): Promise<void>
  setHead(key: JournalKey, head: JournalHead): Promise<void>
  remove(key: JournalKey): Promise<void>
}

/** The tabs of a browser. */
export interface Tabs {
  /** Whether the browser knows which tabs are open. */
  readonly areKnown: boolean
  /** Marks a journal as that of an open tab, until the tab is closed or `release` is called. */
  hold(key: JournalKey): Promise<() => void>
  isHeld(key: JournalKey): Promise<boolean>
  /** Tells the other tabs that a story has a new revision. */
  tell(postId: string, revision: number): void
  /** @returns ends listening. */
  listen(postId: string, onRevision: (revision: number) => void): () => void
}
