/** Limits of imports that people make themselves. Rule: docs/rules/import.md, "Uploads in parts". */
export const MAX_UPLOAD_BYTES = 200 * 1024 * 1024

/** How many imports of one person may be under way. */
export const MAX_IMPORTS_AN_HOUR = 20

/** How long a file is kept that nobody goes on with, in milliseconds. */
export const IMPORT_FILE_KEPT = 7 * 24 * 60 * 60 * 1000

export const IMPORT_FORMATS = ['medium', 'ghost', 'substack', 'wordpress', 'markdown', 'web'] as const

/** What an import can bring: stories, and of an export of ours what else its person had. */
export const IMPORT_KINDS = ['story', 'profile', 'settings', 'series', 'list', 'highlights'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]
