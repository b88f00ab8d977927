import { importNotes } from '../../../schema/wording/import-reasons'
import type { ExportAuthor, ExportEntry, ExportReader } from './export-reader'

/** An email address, in angle brackets or not. */
const ADDRESS = /[^\s<>()[\]",;:@]{1,64}@[^\s<>()[\]",;:@]{1,255}/gu

/** Whether a text has an email address. */
const hasAddress = (text: string): boolean => text.slice(0, 1_000).search(ADDRESS) >= 0

/** A name without the address beside it: `Ada <ada@a.example>`, `ada@a.example (Ada)`. Empty if there is only that. */
export function nameBeside(text: string): string {
  const short = text.slice(0, 1_000)
  if (!hasAddress(short)) return text
  const name = short
    .replace(/\bmailto:/gi, ' ')
    .replace(ADDRESS, ' ')
    .replace(/[<>()[\]"]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return /[\p{L}\p{N}]/u.test(name) ? name : ''
}

/**
 * The authors of a file by names that may be shown: an address, by which a file may know one, is private. Who has no
 * other name is numbered. Rule: docs/rules/import.md, "Authors".
 */
class PublicNames {
  readonly #names = new Map<string, string>()
  readonly #unnamed = new Set<string>()

  /** The public name of a login; the same each time. */
  of({ login, displayName }: ExportAuthor): string {
    const known = this.#names.get(login)
    if (known !== undefined) return known
    const given = [displayName, login].map(nameBeside).find((name) => name !== '')
    if (given === undefined) this.#unnamed.add(login)
    const name = given ?? importNotes.author(this.#unnamed.size)
    this.#names.set(login, name)
    return name
  }

  /** Whether the name of a login had to be made up. */
  isUnnamed(login: string): boolean {
    return this.#unnamed.has(login)
  }
}

/** A reader whose authors have public names, and whose stories ask for those that are missing. */
export function withPublicNames(reader: ExportReader): ExportReader {
  const names = new PublicNames()
  const authors = reader.survey.authors.map((author) => ({ ...author, displayName: names.of(author) }))
  const named = (entry: ExportEntry): ExportEntry => {
    if (entry.kind !== 'story') return entry
    const { creator } = entry.story
    if (hasAddress(creator) && !authors.some(({ login }) => login === creator))
      authors.push({ login: creator, displayName: names.of({ login: creator, displayName: '' }) })
    if (!names.isUnnamed(creator)) return entry
    const note = importNotes.unnamedAuthor(names.of({ login: creator, displayName: '' }))
    return { ...entry, notes: [...entry.notes, note] }
  }
  return {
    ...reader,
    survey: { ...reader.survey, authors },
    async *entries(from) {
      for await (const entry of reader.entries(from)) yield named(entry)
    },
  }
}
