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
 * Writes the files that changed.
 *
 * @param isCheck changes nothing.
 * @returns the files that are, or were, outdated.
 */
export function writeChanged(outputs: readonly Output[], isCheck: boolean): string[] {
  const changed = outputs.filter(
    ({ file, text }) => !existsSync(file) || readFileSync(file, 'utf8') !== BANNER + text,
  )
  for (const { file, text } of isCheck ? [] : changed) {
    writeFileSync(file, BANNER + text)
    console.log(`wrote ${file}`)
  }
  return changed.map(({ file }) => file)
}

/** The same for a file that isn't code, and says itself where it comes from. */
export function writeText(file: string, text: string, isCheck: boolean): string[] {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return []
  if (!isCheck) {
    writeFileSync(file, text)
    console.log(`wrote ${file}`)
  }
  return [file]
}

/** The same for all outputs together; deletes the files that are no longer generated, too. */
export function writeOutputs(outputs: readonly Output[], isCheck: boolean): string[] {
  const wanted = new Set(outputs.map(({ file }) => file))
  const orphans = globSync(GENERATED).filter((file) => !wanted.has(file.replaceAll('\\', '/')))
  for (const file of isCheck ? [] : orphans) {
    rmSync(file)
    console.log(`removed ${file}`)
  }
  return [...writeChanged(outputs, isCheck), ...orphans]
}
