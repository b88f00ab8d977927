import type { Failure } from '../result'

/** A remark about an item of an imported file. */
interface SkippedItem {
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

/** The report of an import that begins. */
export const emptyReport = (
  publication: ImportReport['publication'],
  pictures: ImportReport['pictures'],
): ImportReport => ({
  publication,
  imported: 0,
  updated: 0,
  unchanged: 0,
  skipped: [],
  notes: [],
  ignored: {},
  pictures,
})

const PROBLEMS = {
  'bad-slug': ['BAD_REQUEST', 'into'],
  'reserved-slug': ['BAD_REQUEST', 'into'],
  'publication-exists': ['CONFLICT', 'into'],
  'publication-removed': ['CONFLICT', 'into'],
  'unknown-owner': ['NOT_FOUND', 'owner'],
  malformed: ['BAD_REQUEST', null],
  doctype: ['BAD_REQUEST', null],
  'not-wxr': ['BAD_REQUEST', null],
  encoding: ['BAD_REQUEST', null],
  'not-xml': ['BAD_REQUEST', null],
  'not-zip': ['BAD_REQUEST', null],
  'not-json': ['BAD_REQUEST', null],
  'not-an-export': ['BAD_REQUEST', null],
  'too-large': ['BAD_REQUEST', null],
  unreachable: ['BAD_REQUEST', null],
} as const

/** Why an import can't start, or can't be trusted. */
export interface NotImported extends Failure<'BAD_REQUEST' | 'CONFLICT' | 'NOT_FOUND'> {
  readonly reason: keyof typeof PROBLEMS
}

/** A fault thrown from within an import; the use case returns it as a failure. */
export class ImportError extends Error {
  override readonly name = 'ImportError'
  readonly failure: NotImported

  constructor(reason: NotImported['reason'], message: string) {
    super(message)
    const [code, field] = PROBLEMS[reason]
    this.failure = { code, field, message, reason }
  }
}
