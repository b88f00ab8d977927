import type { Archive } from '../archive/archive'
import { archiveAddress } from '../archive/archive-address'
import { MAX_STORY_FILE } from '../archive/archive-entries'
import type { OwnData, OwnRow, OwnTable } from './own-data'

/** More rows of one table than anybody has. */
const MOST_ROWS = 50_000

/** What an archive has besides stories, if it is an export of ours. */
export class ArchiveData implements OwnData {
  readonly #archive: Archive
  readonly #known = new Map<OwnTable, Promise<readonly OwnRow[]>>()

  private constructor(archive: Archive) {
    this.#archive = archive
  }

  /** The data of an archive, if it is an export of ours. */
  static of(archive: Archive): ArchiveData | undefined {
    return archive.files.some(({ path }) => path === 'data/user.json') ? new ArchiveData(archive) : undefined
  }

  rows(table: OwnTable): Promise<readonly OwnRow[]> {
    const known = this.#known.get(table) ?? this.#read(table)
    this.#known.set(table, known)
    return known
  }

  pictureAddress(imageId: unknown): string | undefined {
    if (typeof imageId !== 'string' || !/^[0-9a-f]{24}$/.test(imageId)) return undefined
    const file = this.#archive.files.find(({ path }) => path.startsWith(`media/${imageId}.`))
    return file && archiveAddress(file.path)
  }

  async #read(table: OwnTable): Promise<OwnRow[]> {
    const rows: OwnRow[] = []
    for (let number = 1; rows.length < MOST_ROWS; number++) {
      const file = await this.#archive.text(
        `data/${table}${number === 1 ? '' : `-${number}`}.json`,
        MAX_STORY_FILE,
      )
      if (file === undefined) break
      for (const row of rowsIn(file.text)) rows.push(row)
    }
    return rows.slice(0, MOST_ROWS)
  }
}

function rowsIn(text: string): OwnRow[] {
  try {
    const given: unknown = JSON.parse(text)
    if (!Array.isArray(given)) return []
    return given.filter((row): row is OwnRow => typeof row === 'object' && row !== null)
  } catch {
    return []
  }
}
