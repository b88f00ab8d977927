import { posix } from 'node:path'
import { textOf, writtenFiles } from './files'

/** The client’s sources. */
export const modules = writtenFiles(/^client\/.*\.tsx?$/)

/** The module that an import names, as a path in the repository. */
function pathOf(from: string, said: string): string | undefined {
  const path = posix.join(posix.dirname(from), said)
  return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.tsx`].find(
    (one) => modules.includes(one) || /\.generated$/.test(one),
  )
}

/** Who imports what, also when it is loaded later. */
export const importers = new Map<string, string[]>()
for (const file of modules)
  for (const [, said = ''] of textOf(file).matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)) {
    const path = pathOf(file, said)
    if (path) importers.set(path, [...(importers.get(path) ?? []), file])
  }

/**
 * The pages, layouts and parts of the shell that a module is part of, by ways of imports on which no module is enough.
 *
 * @param isEnough whether a module on the way has what every way needs.
 */
export function tops(path: string, isEnough: (file: string) => boolean, seen = new Set<string>()): string[] {
  if (seen.has(path)) return []
  seen.add(path)
  const above = (importers.get(path) ?? []).filter((file) => !isEnough(file))
  return above.flatMap((file) =>
    (importers.get(file) ?? []).length === 0 || /^client\/pages\/[^/]+\/index\.tsx$/.test(file)
      ? [file]
      : tops(file, isEnough, seen),
  )
}
