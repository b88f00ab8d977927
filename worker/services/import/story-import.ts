import { sha256 } from '../../../schema/rules/hex'
import { importReasons } from '../../../schema/wording/import-reasons'
import { isDuplicate, type Statement } from '../../data/database'
import {
  type ImportedItem,
  importedItem,
  importedItems,
  insertImportedItem,
  updateImportedItem,
} from '../../data/import/items'
import type { StoryPorts } from '../post/ports'
import { saveStory } from '../post/save-story'
import { withoutArchiveAddresses } from './archive/archive-address'
import type { Destination } from './destination'
import type { ReadEntry, ReadStory } from './export-reader'
import { derivedId } from './ids'
import { bringPictures } from './pictures/bring-pictures'
import { completePictures, isIncomplete } from './pictures/complete-pictures'
import type { PictureStore } from './pictures/picture-store'

/** Follows the hash of an item whose pictures couldn't all be fetched. */
const INCOMPLETE = ' pictures left'

/** How often a story is started over because another import was first. */
const MOST_TURNS = 3

/** The outcome for a story. */
export type Written =
  | { outcome: 'imported' | 'updated' | 'unchanged'; postId: string; notes: string[] }
  | { outcome: 'skipped'; reason: string }

export interface ImportPorts extends StoryPorts {
  pictures: PictureStore
}

export interface ImportRun {
  format: string
  destination: Destination
  /** Whether everything comes in as drafts, whatever it was. */
  asDrafts?: boolean
}

type StoryEntry = Extract<ReadEntry, { kind: 'story' }>

/**
 * Writes stories that were read from a file, each in one batch of its own, so that a failure leaves the others alone.
 * The same story again changes nothing, and concurrent imports create each one once. Rule: docs/rules/import.md, "The
 * same file again".
 */
export class StoryImport {
  readonly #ports: ImportPorts
  readonly #run: ImportRun
  readonly #known = new Map<string, ImportedItem>()
  /** Keys of the items that this run has seen. */
  readonly #taken = new Set<string>()

  constructor(ports: ImportPorts, run: ImportRun) {
    this.#ports = ports
    this.#run = run
  }

  async start(): Promise<void> {
    const rows = await this.#ports.db.all(importedItems, this.#run.destination.targetId, this.#run.format)
    for (const row of rows) this.#known.set(row.guid, row)
  }

  /**
   * Writes a story; never throws.
   *
   * @param alongside statements for the story's batch, such as the records of a job.
   */
  async write(
    { guid, story, notes }: StoryEntry,
    alongside: (written: Written) => Statement[] = () => [],
  ): Promise<Written> {
    if (this.#taken.has(guid)) return { outcome: 'skipped', reason: importReasons.twice }
    this.#taken.add(guid)
    try {
      const kept = this.#run.asDrafts ? { ...story, state: 'draft' as const } : story
      return await this.#settle(kept, guid, notes, alongside)
    } catch (error) {
      // The batch did nothing; the next story is a different one.
      console.error(JSON.stringify({ event: 'import-item-failed', guid, error: String(error) }))
      return { outcome: 'skipped', reason: importReasons.failed }
    }
  }

  /** Saves a story. If another import was first, it continues from what that one has written. */
  async #settle(
    story: ReadStory,
    guid: string,
    notes: string[],
    alongside: (written: Written) => Statement[],
  ): Promise<Written> {
    const contentHash = await sha256(JSON.stringify(story))
    const { format, destination } = this.#run
    for (let turn = 1; turn <= MOST_TURNS; turn++) {
      const known = this.#known.get(guid)
      if (known?.contentHash === contentHash) return { outcome: 'unchanged', postId: known.postId, notes: [] }
      if (known?.contentHash === contentHash + INCOMPLETE) return this.#complete(known, contentHash)
      const derived = await derivedId(format, 'story', destination.targetId, guid)
      // An unrecorded item with an existing story: then any other id is right.
      const postId = known?.postId ?? (turn < MOST_TURNS ? derived : this.#ports.newId())
      try {
        const source = { guid, contentHash, postId }
        const written = await this.#save(story, known, source, notes, alongside)
        if (written) return written
      } catch (error) {
        if (turn === MOST_TURNS || !isDuplicate(error)) throw error
      }
      await this.#catchUp(guid)
    }
    return {
      outcome: 'skipped',
      reason: importReasons.busy,
    }
  }

  /** Fetches pictures that an earlier run couldn't. */
  async #complete(known: ImportedItem, contentHash: string): Promise<Written> {
    const { clock, pictures } = this.#ports
    const done = updateImportedItem({ ...this.#record(), ...known, contentHash, importedAt: clock.now() })
    const hasNew = await completePictures(this.#ports, pictures, known.postId, done)
    return { outcome: hasNew ? 'updated' : 'unchanged', postId: known.postId, notes: [] }
  }

  #record() {
    const { format, destination } = this.#run
    return { targetId: destination.targetId, ownerId: destination.ownerId ?? null, format }
  }

  /** Reads again what another import may have written since. */
  async #catchUp(guid: string): Promise<void> {
    const { format, destination } = this.#run
    if (await destination.catchUp()) return this.start()
    const row = await this.#ports.db.first(importedItem, destination.targetId, format, guid)
    if (row) this.#known.set(guid, row)
  }

  /** @returns nothing if somebody else was writing it at the same time. */
  async #save(
    story: ReadStory,
    known: ImportedItem | undefined,
    source: ImportedItem,
    readerNotes: string[],
    alongside: (written: Written) => Statement[],
  ): Promise<Written | undefined> {
    const { clock, pictures } = this.#ports
    const { destination } = this.#run
    const creator = await destination.creatorOf(story.creator)
    const brought = await bringPictures(story.body, pictures)
    const { body, left } = withoutArchiveAddresses(brought)
    const preview = story.picture && { ...story.picture, ...(await pictures.bring(story.picture.src)) }
    const shown = preview && withoutArchiveAddresses.picture(preview)
    const noted = isIncomplete(body, shown)
      ? { ...source, contentHash: source.contentHash + INCOMPLETE }
      : source
    const item = { ...this.#record(), ...noted, importedAt: clock.now() }
    const notes = [...readerNotes, ...left]
    const written: Written = {
      outcome: known ? 'updated' : 'imported',
      postId: source.postId,
      notes,
    }
    const result = await saveStory(
      {
        ...this.#ports,
        alongside: {
          before: creator.statements,
          after: [known ? updateImportedItem(item) : insertImportedItem(item), ...alongside(written)],
        },
      },
      {
        id: source.postId,
        creatorId: creator.id,
        ...(destination.collectionId === undefined ? {} : { collectionId: destination.collectionId }),
        title: story.title,
        body,
        ...(story.subtitle === undefined ? {} : { subtitle: story.subtitle }),
        ...(story.canonicalUrl === undefined ? {} : { canonicalUrl: story.canonicalUrl }),
        ...(story.excerpt === '' ? {} : { excerpt: story.excerpt }),
        tags: story.tags,
        state: story.state,
        language: story.language,
        ...(shown ? { picture: shown } : {}),
        ...(story.publishedAt === undefined
          ? {}
          : { publishedAt: story.publishedAt, createdAt: Math.min(story.publishedAt, clock.now()) }),
        ...settingsOf(story, clock.now()),
        featuredAt: this.#featuredAt(story),
        // An unrecorded story doesn't exist.
        ...(known ? {} : { baseRevision: 0 }),
      },
    )
    if (!result.ok) {
      // An unrecorded story in the trash was taken back by an undo: it comes again as another one.
      const isTaken = result.failure.code === 'NOT_FOUND' && known === undefined
      if (result.failure.code === 'CONFLICT' || isTaken) return undefined
      if (result.failure.code === 'NOT_FOUND')
        return { outcome: 'skipped', reason: importReasons.removedHere }
      return { outcome: 'skipped', reason: importReasons.notAStory(result.failure.message) }
    }
    destination.wrote()
    creator.succeeded()
    this.#known.set(source.guid, noted)
    return written
  }

  /** Only a publication features stories. */
  #featuredAt({ isSticky, state, publishedAt }: ReadStory): number | null {
    if (!isSticky || state !== 'published' || this.#run.destination.collectionId === undefined) return null
    return publishedAt ?? this.#ports.clock.now()
  }
}

/** What a story's file says of it beyond what every story has. */
const settingsOf = ({ access, license, createdAt }: ReadStory, now: number) => ({
  ...(access === undefined ? {} : { access }),
  ...(license === undefined ? {} : { license }),
  ...(createdAt === undefined ? {} : { createdAt: Math.min(createdAt, now) }),
})
