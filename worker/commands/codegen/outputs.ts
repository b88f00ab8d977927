import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path/posix'

/** The first line of each generated file. */
const BANNER = '// Written by `npm run codegen`. Change what it is made from instead.\n'
/** The locations of generated files, each beside its source. */
const GENERATED = '{client,schema,worker}/**/*.generated.ts'

/** A generated file. */
export interface Output {
  /** Its path from the root of the repository. */
  file: string
  /** Its text, without the banner. */
  text: string
}

/** The import path from the module `from` to the module `to`; both are paths from the root. */
export function specifier(from: string, to: string): string {
  const path = relative(dirname(from), to.replace(/\.tsx?$/, ''))
  return path.startsWith('.') ? path : `./${path}`
}

/**
 * Writes the files that changed and deletes those that are no longer generated.
 *
 * @param isCheck changes nothing.
 * @returns the files that are, or were, outdated.
 */
export function writeOutputs(outputs: readonly Output[], isCheck: boolean): string[] {
  const changed = outputs.filter(
    ({ file, text }) => !existsSync(file) || readFileSync(file, 'utf8') !== BANNER + text,
  )
  const wanted = new Set(outputs.map(({ file }) => file))
  const orphans = globSync(GENERATED).filter((file) => !wanted.has(file.replaceAll('\\', '/')))
  if (!isCheck) {
    for (const { file, text } of changed) {
      writeFileSync(file, BANNER + text)
      console.log(`wrote ${file}`)
    }
    for (const file of orphans) {
      rmSync(file)
      console.log(`removed ${file}`)
    }
  }
  return [...changed.map(({ file }) => file), ...orphans]
}
