/** A remark about an item of an imported file. */
export interface SkippedItem {
  /** Its title, or whatever else a person knows it by. */
  item: string
  reason: string
}

/** The result of an import. Rule: docs/rules/import.md, "Report". */
export interface ImportReport {
  /** Where the stories are now. */
  publication: { slug: string; name: string; isNew: boolean }
  /** Stories that are new, that changed, and that were unchanged. */
  imported: number
  updated: number
  unchanged: number
  skipped: SkippedItem[]
  /** Remarks on imported stories. */
  notes: { item: string; note: string }[]
  /** Entries that aren't stories, by type. */
  ignored: Record<string, number>
  /** Pictures that are now in our own store, and those that stayed at their source. */
  pictures: { stored: number; left: number }
}

/** Why an import can't start, or can't be trusted. */
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
