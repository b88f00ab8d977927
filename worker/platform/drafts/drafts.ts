import type { DeltaProblem } from '../../../schema/story/change-document'
import type { Delta } from '../../../schema/story/delta'
import type { DraftDocument } from '../../../schema/story/draft'

/** A draft as it is at a revision, stored or not. */
export interface CurrentDraft {
  revision: number
  document: DraftDocument
}

/** The saves after a revision. */
export interface SavedSince {
  /** The newest one. */
  revision: number
  /** Each save's deltas; null if some of them aren't known any more. */
  deltas: Delta[][] | null
}

/** A save of a draft. */
interface DraftSave {
  /** Made by the client, once for each save: the same one isn't applied twice. */
  saveKey: string
  /** The revision that the deltas begin from. */
  baseRevision: number
  /** May be anything: they are validated when they are applied. */
  deltas: unknown
}

/** What a save has led to. */
export type DraftAnswer =
  | { kind: 'saved'; revision: number }
  /** It begins from another revision than the newest. The deltas since, each save's for itself, if they are known. */
  | { kind: 'conflict'; revision: number; since: Delta[][] | null }
  | { kind: 'refused'; problem: DeltaProblem }
  /** The story doesn't exist any more. */
  | { kind: 'gone' }

/** The drafts that people write, each with its writers in their order. Rule: docs/rules/writing.md, "Saving a draft". */
export interface Drafts {
  /** The newest text, or undefined for a story that doesn't exist. */
  read(postId: string): Promise<CurrentDraft | undefined>
  /** The saves after a revision, or undefined for a story that doesn't exist. */
  since(postId: string, revision: number): Promise<SavedSince | undefined>
  save(postId: string, save: DraftSave): Promise<DraftAnswer>
  /** Saves a whole text in place of the newest one. */
  replace(postId: string, save: Omit<DraftSave, 'deltas'> & { document: DraftDocument }): Promise<DraftAnswer>
  /** Stores what isn't in the database yet. @returns whether there was anything. @throws if the database can't be reached. */
  store(postId: string): Promise<boolean>
  /** Forgets everything, stored or not: its story is deleted for good. */
  forget(postId: string): Promise<void>
}
