import { importReasons } from '../../../../schema/wording/import-reasons'

/** The longest name, in UTF-16 units. */
const MAX_PATH = 1_000

/** Names that the parts of a path may not have. */
const UPWARD = /(?:^|[\\/])\.{1,2}(?:[\\/]|$)/

/**
 * What is wrong with a file's name in an archive, or nothing. Names are never paths on a disk here, but one that
 * pretends to lead elsewhere was made to do harm.
 */
export function faultOfPath(path: string): string | undefined {
  if (path.length > MAX_PATH) return importReasons.file.longName(MAX_PATH)
  if (UPWARD.test(path) || /^(?:[\\/]|[a-z]:)/i.test(path)) return importReasons.file.outside
  if (/[\p{Cc}\\]/u.test(path)) return importReasons.file.badName
  if (/\.(?:zip|gz|tgz|bz2|xz|7z|rar|tar)$/i.test(path)) return importReasons.file.nested
  return undefined
}
