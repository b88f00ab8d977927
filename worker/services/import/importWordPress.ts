import type { Statement } from '../../data/database'
import { type ImportedItem, importedItems, noteImportedItem } from '../../data/imports/items'
import type { StoryPorts } from '../stories/ports'
import { saveStory } from '../stories/saveStory'
import { ImportedAuthors, sha256 } from './authors'
import { bringPictures } from './pictures/bringPictures'
import type { PictureStore } from './pictures/pictureStore'
import { ImportError, type ImportReport } from './report'
import { findTarget, publicationStatements, type Target, type TargetInput } from './target'
import { readWxr } from './wordpress/readWxr'
import { labelOf, plainText, type ReadStory, readItem } from './wordpress/story'
import { surveyWxr } from './wordpress/survey'
import { WxrError, type WxrItem, type WxrSurvey } from './wordpress/wxr'

const FORMAT = 'wordpress'

export interface ImportPorts extends StoryPorts {
  pictures: PictureStore
}

/**
 * Imports a WordPress export into a publication. The file is read to its end before anything is written; then
 * each story is one batch, and one that fails leaves the others alone. The same file a second time changes
 * nothing. Rule: docs/rules/import.md.
 *
 * @param chunks the file's bytes; they are read twice.
 * @throws ImportError for a file or a publication that it can't begin with.
 */
export async function importWordPress(
  ports: ImportPorts,
  chunks: readonly Uint8Array[],
  input: TargetInput,
): Promise<ImportReport> {
  const survey = read(() => surveyWxr(chunks))
  const target = await findTarget(ports, input)
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
  readonly #target: Target
  readonly #slug: string
  readonly #authors: ImportedAuthors
  readonly #known = new Map<string, ImportedItem>()
  /** True when the publication is in the database. */
  #isFounded: boolean

  constructor(ports: ImportPorts, survey: WxrSurvey, target: Target, input: TargetInput) {
    this.#ports = ports
    this.#survey = survey
    this.#target = target
    this.#slug = input.slug
    this.#isFounded = !target.isNew
    this.#authors = new ImportedAuthors(ports, target.collectionId, FORMAT)
    this.report = {
      publication: { slug: input.slug, name: plainText(survey.title) || input.slug, isNew: target.isNew },
      imported: 0,
      updated: 0,
      unchanged: 0,
      skipped: [],
      notes: [],
      ignored: {},
      pictures: ports.pictures.counts,
    }
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
    // Sites give one guid to several stories: the id tells them apart.
    const guid = [item.guid, item.postId].filter(Boolean).join('#')
    const contentHash = await sha256(JSON.stringify(story))
    const known = this.#known.get(guid)
    if (known?.contentHash === contentHash) {
      this.report.unchanged += 1
      return
    }
    try {
      const problem = await this.#save(story, known, { guid, contentHash })
      if (problem === undefined) for (const note of notes) this.report.notes.push({ item: story.title, note })
      else this.report.skipped.push({ item: story.title, reason: problem })
    } catch (error) {
      // The batch did nothing; the next story is another one.
      console.error(JSON.stringify({ event: 'import-item-failed', guid, error: String(error) }))
      this.report.skipped.push({
        item: story.title,
        reason: 'It could not be written. Import the file again to try once more.',
      })
    }
  }

  /** @returns what kept the story out, or nothing. */
  async #save(
    story: ReadStory,
    known: ImportedItem | undefined,
    source: { guid: string; contentHash: string },
  ): Promise<string | undefined> {
    const { clock, pictures } = this.#ports
    const { collectionId } = this.#target
    const creator = await this.#creator(story.creator)
    const body = await bringPictures(story.body, pictures)
    const preview = story.picture && { ...story.picture, ...(await pictures.bring(story.picture.src)) }
    const postId = known?.postId ?? this.#ports.newId()
    const item = { collectionId, format: FORMAT, ...source, postId, importedAt: clock.now() }
    const result = await saveStory(
      this.#ports,
      {
        id: postId,
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
      },
      { before: creator.statements, after: [noteImportedItem(item)] },
    )
    if (result.outcome === 'refused' && result.problem.code === 'gone')
      return 'It was removed here, and stays so.'
    if (result.outcome === 'refused') return `It can't be a story (${result.problem.code}).`
    if (result.outcome === 'conflict')
      return 'Somebody was changing it at the same time. Import the file again.'
    this.#isFounded = true
    creator.succeeded()
    this.#known.set(source.guid, { postId, ...source })
    this.report[known ? 'updated' : 'imported'] += 1
    return undefined
  }

  /** Whose story it is, and what must be made first: the account, and the publication with its owner. */
  async #creator(rawLogin: string): Promise<{ id: string; statements: Statement[]; succeeded: () => void }> {
    const login = this.#loginOf(rawLogin)
    const first = this.#survey.authors[0]?.login ?? login
    const creator = await this.#account(login)
    const owner = this.#target.ownerId === undefined && first !== login ? await this.#account(first) : creator
    const ownerId = this.#target.ownerId ?? owner.id
    // Accounts come before the publication that they own; whoever owns it is noted as its owner first.
    const founding = this.#isFounded ? [] : this.#founding(ownerId)
    const makers = owner === creator ? [creator] : [owner, creator]
    const [users, roles] = [
      makers.flatMap((m) => m.statements.slice(0, 1)),
      makers.flatMap((m) => m.statements.slice(1)),
    ]
    return {
      id: creator.id,
      statements: [...users, ...founding, ...roles],
      succeeded: () => {
        this.#authors.isThere(login, creator.id)
        if (owner !== creator) this.#authors.isThere(first, owner.id)
      },
    }
  }

  #founding(ownerId: string): Statement[] {
    return publicationStatements(this.#target.collectionId, {
      slug: this.#slug,
      name: plainText(this.#survey.title),
      description: plainText(this.#survey.description),
      ownerId,
      format: FORMAT,
      now: this.#ports.clock.now(),
    })
  }

  /** Some exporters let signs slip into a login. */
  #loginOf(raw: string): string {
    const logins = this.#survey.authors.map((author) => author.login)
    const plain = raw.replace(/^[^\p{L}\p{N}]+/u, '')
    return [raw, plain].find((login) => logins.includes(login)) ?? (plain || logins[0] || 'writer')
  }

  #account(login: string) {
    const name = this.#survey.authors.find((author) => author.login === login)?.displayName ?? login
    return this.#authors.find(login, name)
  }
}
