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

/** Whether a file has a text already. */
export const isWritten = (file: string, text: string): boolean =>
  existsSync(file) && readFileSync(file, 'utf8') === text

/** Writes a text unless the file has it already, so that tools that watch it see changes only. */
export function writeText(file: string, text: string): void {
  if (isWritten(file, text)) return
  writeFileSync(file, text)
  console.log(`wrote ${file}`)
}

/** Writes the files that changed. */
export function writeChanged(outputs: readonly Output[]): void {
  for (const { file, text } of outputs) writeText(file, BANNER + text)
}

/** Writes the files that changed, and deletes generated files that have no source anymore. */
export function writeOutputs(outputs: readonly Output[]): void {
  const wanted = new Set(outputs.map(({ file }) => file))
  for (const file of globSync(GENERATED)) {
    if (wanted.has(file.replaceAll('\\', '/'))) continue
    rmSync(file)
    console.log(`removed ${file}`)
  }
  writeChanged(outputs)
}
