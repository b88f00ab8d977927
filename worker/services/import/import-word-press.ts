import { sha256 } from '../../../schema/rules/hex'
import { isDuplicate } from '../../data/database'
import {
  type ImportedItem,
  importedItem,
  importedItems,
  insertImportedItem,
  updateImportedItem,
} from '../../data/import/items'
import type { StoryPorts } from '../post/ports'
import { saveStory } from '../post/save-story'
import { failed, ok, type Result } from '../result'
import { StoryCreators } from './creators'
import { derivedId } from './ids'
import { bringPictures } from './pictures/bring-pictures'
import { completePictures, isIncomplete } from './pictures/complete-pictures'
import type { PictureStore } from './pictures/picture-store'
import { emptyReport, ImportError, type ImportReport, type NotImported } from './report'
import { findTarget, type Target, type TargetInput } from './target'
import { readWxr } from './wordpress/read-wxr'
import { labelOf, plainText, type ReadStory, readItem } from './wordpress/story'
import { surveyWxr } from './wordpress/survey'
import { WxrError, type WxrItem, type WxrSurvey } from './wordpress/wxr'

const FORMAT = 'wordpress'

/** Follows the hash of an item whose pictures couldn't all be fetched. */
const INCOMPLETE = ' pictures left'

/** How often a story is started over because another import was first. */
const MOST_TURNS = 3

/** The outcome for a story. */
type Written = { outcome: 'imported' | 'updated' | 'unchanged' } | { reason: string }

export interface ImportPorts extends StoryPorts {
  pictures: PictureStore
}

/**
 * Imports a WordPress export into a publication. The file is read to its end before anything is written; then
 * each story is one batch, and a failure leaves the others alone. Importing the same file again changes
 * nothing, and concurrent imports create each story once. Rule: docs/rules/import.md.
 *
 * @param chunks the file's bytes; they are read twice.
 */
export async function importWordPress(
  ports: ImportPorts,
  chunks: readonly Uint8Array[],
  input: TargetInput,
): Promise<Result<ImportReport, NotImported>> {
  try {
    return ok(await importStories(ports, chunks, input))
  } catch (error) {
    if (!(error instanceof ImportError)) throw error
    return failed(error.failure)
  }
}

async function importStories(
  ports: ImportPorts,
  chunks: readonly Uint8Array[],
  input: TargetInput,
): Promise<ImportReport> {
  const survey = read(() => surveyWxr(chunks))
  const target = await findTarget(ports, FORMAT, input)
  const run = new WordPressImport(ports, survey, target, input)
  await run.start()
  for (const event of readWxr(chunks)) if (event.kind === 'item') await run.take(event.item)
  return run.report
}

function read<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof WxrError)) throw error
    throw new ImportError(
      error.code,
      error.line === undefined ? error.message : `Line ${error.line}: ${error.message}`,
    )
  }
}

class WordPressImport {
  readonly report: ImportReport
  readonly #ports: ImportPorts
  readonly #survey: WxrSurvey
  readonly #input: TargetInput
  readonly #known = new Map<string, ImportedItem>()
  /** Keys of the items that this run has seen. */
  readonly #taken = new Set<string>()
  #target: Target
  #creators: StoryCreators
  /** Whether the publication is in the database. */
  #isFounded: boolean

  constructor(ports: ImportPorts, survey: WxrSurvey, target: Target, input: TargetInput) {
    this.#ports = ports
    this.#survey = survey
    this.#target = target
    this.#input = input
    this.#isFounded = !target.isNew
    this.#creators = this.#creatorsOf(target)
    const name = plainText(survey.title) || input.slug
    this.report = emptyReport({ slug: input.slug, name, isNew: target.isNew }, ports.pictures.counts)
  }

  #creatorsOf(target: Target): StoryCreators {
    return new StoryCreators(this.#ports, this.#survey, target, { slug: this.#input.slug, format: FORMAT })
  }

  async start(): Promise<void> {
    const rows = await this.#ports.db.all(importedItems, this.#target.collectionId, FORMAT)
    for (const row of rows) this.#known.set(row.guid, row)
  }

  async take(item: WxrItem): Promise<void> {
    const found = readItem(item, this.#survey, this.#ports.clock.now())
    if (found.kind === 'ignored') {
      this.report.ignored[item.type] = (this.report.ignored[item.type] ?? 0) + 1
    } else if (found.kind === 'skipped') {
      this.report.skipped.push({ item: labelOf(item), reason: found.reason })
    } else {
      await this.#write(item, found.story, found.notes)
    }
  }

  async #write(item: WxrItem, story: ReadStory, notes: string[]): Promise<void> {
    const { title } = story
    // Some sites give one guid to several stories: the id distinguishes them.
    const guid = [item.guid, item.postId].filter(Boolean).join('#')
    if (this.#taken.has(guid)) {
      this.report.skipped.push({ item: title, reason: 'The file has it twice.' })
      return
    }
    this.#taken.add(guid)
    try {
      const written = await this.#settle(story, guid)
      if ('reason' in written) this.report.skipped.push({ item: title, ...written })
      else this.report[written.outcome] += 1
      const isIn = 'outcome' in written && written.outcome !== 'unchanged'
      if (isIn) for (const note of notes) this.report.notes.push({ item: title, note })
    } catch (error) {
      // The batch did nothing; the next story is a different one.
      console.error(JSON.stringify({ event: 'import-item-failed', guid, error: String(error) }))
      this.report.skipped.push({
        item: title,
        reason: 'It could not be written. Import the file again to try once more.',
      })
    }
  }

  /** Saves a story. If another import was first, it continues from what that one has written. */
  async #settle(story: ReadStory, guid: string): Promise<Written> {
    const contentHash = await sha256(JSON.stringify(story))
    for (let turn = 1; turn <= MOST_TURNS; turn++) {
      const known = this.#known.get(guid)
      if (known?.contentHash === contentHash) return { outcome: 'unchanged' }
      if (known?.contentHash === contentHash + INCOMPLETE) return this.#complete(known, contentHash)
      const derived = await derivedId(FORMAT, 'story', this.#target.collectionId, guid)
      // An unrecorded item with an existing story: then any other id is right.
      const postId = known?.postId ?? (turn < MOST_TURNS ? derived : this.#ports.newId())
      try {
        const written = await this.#save(story, known, { guid, contentHash, postId })
        if (written) return written
      } catch (error) {
        if (turn === MOST_TURNS || !isDuplicate(error)) throw error
      }
      await this.#catchUp(guid)
    }
    return { reason: 'Somebody was changing it at the same time. Import the file again.' }
  }

  /** Fetches pictures that an earlier run couldn't. */
  async #complete(known: ImportedItem, contentHash: string): Promise<Written> {
    const { clock, pictures } = this.#ports
    const whole = { ...known, contentHash }
    const where = { collectionId: this.#target.collectionId, format: FORMAT, importedAt: clock.now() }
    const done = updateImportedItem({ ...where, ...whole })
    const hasNew = await completePictures(this.#ports, pictures, known.postId, done)
    return { outcome: hasNew ? 'updated' : 'unchanged' }
  }

  /** Reads again what another import may have written since. */
  async #catchUp(guid: string): Promise<void> {
    const { db } = this.#ports
    if (!this.#isFounded) {
      this.#target = await findTarget(this.#ports, FORMAT, this.#input)
      this.#isFounded = !this.#target.isNew
      this.report.publication.isNew = this.#target.isNew
      this.#creators = this.#creatorsOf(this.#target)
      return this.start()
    }
    const row = await db.first(importedItem, this.#target.collectionId, FORMAT, guid)
    if (row) this.#known.set(guid, row)
  }

  /** @returns nothing if somebody else was writing it at the same time. */
  async #save(
    story: ReadStory,
    known: ImportedItem | undefined,
    source: ImportedItem,
  ): Promise<Written | undefined> {
    const { clock, pictures } = this.#ports
    const { collectionId } = this.#target
    const creator = await this.#creators.find(story.creator, this.#isFounded)
    const body = await bringPictures(story.body, pictures)
    const preview = story.picture && { ...story.picture, ...(await pictures.bring(story.picture.src)) }
    const noted = isIncomplete(body, preview)
      ? { ...source, contentHash: source.contentHash + INCOMPLETE }
      : source
    const item = { collectionId, format: FORMAT, ...noted, importedAt: clock.now() }
    const alongside = {
      before: creator.statements,
      after: [known ? updateImportedItem(item) : insertImportedItem(item)],
    }
    const result = await saveStory(
      { ...this.#ports, alongside },
      {
        id: source.postId,
        creatorId: creator.id,
        collectionId,
        title: story.title,
        body,
        ...(story.excerpt === '' ? {} : { excerpt: story.excerpt }),
        tags: story.tags,
        state: story.state,
        language: story.language,
        ...(preview ? { picture: preview } : {}),
        ...(story.publishedAt === undefined
          ? {}
          : { publishedAt: story.publishedAt, createdAt: story.publishedAt }),
        featuredAt: story.isSticky && story.state === 'published' ? (story.publishedAt ?? clock.now()) : null,
        // An unrecorded story doesn't exist.
        ...(known ? {} : { baseRevision: 0 }),
      },
    )
    if (!result.ok) {
      if (result.failure.code === 'CONFLICT') return undefined
      if (result.failure.code === 'NOT_FOUND') return { reason: 'It was removed here, and stays so.' }
      return { reason: `It can't be a story: ${result.failure.message}` }
    }
    this.#isFounded = true
    creator.succeeded()
    this.#known.set(source.guid, noted)
    return { outcome: known ? 'updated' : 'imported' }
  }
}
