/** Something that is said about an item of an imported file. */
export interface SkippedItem {
  /** Its title, or what else a person knows it by. */
  item: string
  reason: string
}

/** What an import did. Rule: docs/rules/import.md, "Report". */
export interface ImportReport {
  /** Where the stories are now. */
  publication: { slug: string; name: string; isNew: boolean }
  /** Stories that are new, that changed, and that were there as they are. */
  imported: number
  updated: number
  unchanged: number
  skipped: SkippedItem[]
  /** What is worth knowing of stories that came in. */
  notes: { item: string; note: string }[]
  /** Entries that are no stories, by type. */
  ignored: Record<string, number>
  /** Pictures that lie in our own store now, and those that stay at their source. */
  pictures: { stored: number; left: number }
}

/** Why an import can't begin, or can't be believed. */
export class ImportError extends Error {
  override readonly name = 'ImportError'

  constructor(
    readonly code:
      | 'bad-slug'
      | 'reserved-slug'
      | 'publication-exists'
      | 'publication-removed'
      | 'unknown-owner'
      | 'malformed'
      | 'doctype'
      | 'not-wxr'
      | 'encoding',
    message: string,
  ) {
    super(message)
  }
}
