import type { Statement } from '../../data/database'
import type { ImportReport } from './report'

/** A story's author, and what must be created first: the account, and the publication with its owner. */
export interface StoryCreator {
  id: string
  statements: Statement[]
  /** Called when the batch has succeeded. */
  succeeded: () => void
}

/** Where a run's stories go: a publication, or somebody's own stories. */
export interface Destination {
  /** What the importer's records are kept under: the publication's id, or the person's. */
  readonly targetId: string
  /** The publication, if there is one. */
  readonly collectionId: string | undefined
  /** The person whose own stories they become. */
  readonly ownerId: string | undefined
  readonly name: ImportReport['publication']
  creatorOf(login: string): Promise<StoryCreator>
  /** Reads again what another import may have written since; true if everything known before is outdated. */
  catchUp(): Promise<boolean>
  /** Called when a story has been written. */
  wrote(): void
}
