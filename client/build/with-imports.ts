const NONE: ReadonlySet<string> = new Set()

/**
 * A file with everything that is loaded along with it: what it imports comes first, the file itself last.
 *
 * @param importsOf the static imports of a file; nothing if it isn't part of the build.
 * @param there files that are loaded already, which are left out with what only they import.
 */
export function withImports(
  file: string,
  importsOf: (file: string) => readonly string[] | undefined,
  there = NONE,
): Set<string> {
  const files = new Set<string>()
  const seen = new Set(there)
  const visit = (one: string): void => {
    const imports = importsOf(one)
    if (!imports || seen.has(one)) return
    seen.add(one)
    for (const next of imports) visit(next)
    files.add(one)
  }
  visit(file)
  return files
}
