import type { ExportReader, OpenOptions } from './export-reader'
import { openGhost } from './ghost/open-ghost'
import { openMarkdown } from './markdown/open-markdown'
import { openMedium } from './medium/open-medium'
import { withPublicNames } from './public-names'
import type { SourceFile } from './source-file'
import { openSubstack } from './substack/open-substack'
import { openWeb } from './web/open-web'
import { openWordPress } from './wordpress/open-word-press'

const OPENERS = {
  medium: openMedium,
  ghost: openGhost,
  substack: openSubstack,
  wordpress: openWordPress,
  markdown: openMarkdown,
  web: openWeb,
} as const satisfies Record<string, (file: SourceFile, options: OpenOptions) => Promise<ExportReader>>

/** What exports can be read. */
export type Format = keyof typeof OPENERS

export const FORMATS = Object.keys(OPENERS) as [Format, ...Format[]]

/** Opens a file of a format. @throws ExportError if it can't be read. */
export const openExport = async (
  format: Format,
  file: SourceFile,
  options: OpenOptions,
): Promise<ExportReader> => withPublicNames(await OPENERS[format](file, options))
