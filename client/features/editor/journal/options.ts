import type { DraftDocument } from '../../../../schema/story/draft'
import type { DraftServer, JournalStore, Tabs } from './ports'
import type { JournalState } from './state'

/** What a journal takes. */
export interface JournalOptions {
  postId: string
  /** A story that is begun here: the server learns of it with the first change. */
  isNew?: boolean
  server: DraftServer
  store: JournalStore
  tabs: Tabs
  /** A new random key. */
  newKey(): string
  /** Told whenever the state changes. */
  onState(state: JournalState): void
  /** Others have written too, and this is the text of all: the editor shows it, and keeps its selection. */
  onDocument(document: DraftDocument): void
}
