/** Names that the parts of a path may not have. */
const UPWARD = /(?:^|[\\/])\.{1,2}(?:[\\/]|$)/

/**
 * What is wrong with a file's name in an archive, or nothing. Names are never paths on a disk here, but one that
 * pretends to lead elsewhere was made to do harm.
 */
export function faultOfPath(path: string): string | undefined {
  if (path.length > 1_000) return 'Its name is longer than 1,000 characters.'
  if (UPWARD.test(path) || /^(?:[\\/]|[a-z]:)/i.test(path)) return 'Its name leads out of the archive.'
  if (/[\p{Cc}\\]/u.test(path)) return 'Its name has characters that file names don’t have.'
  if (/\.(?:zip|gz|tgz|bz2|xz|7z|rar|tar)$/i.test(path))
    return 'An archive within the archive isn’t opened: unpack it and import it by itself.'
  return undefined
}
