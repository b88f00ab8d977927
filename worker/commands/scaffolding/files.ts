import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fail } from '../fail'

/** Writes a new file. An existing one ends the command: nothing is overwritten. */
export function create(file: string, text: string): void {
  if (existsSync(file)) fail(`${file} is there already.`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  console.log(`wrote ${file}`)
}

/** Changes an existing file. An edit without effect ends the command, because the file isn't as expected. */
export function edit(file: string, change: (text: string) => string): void {
  const text = readFileSync(file, 'utf8')
  const changed = change(text)
  if (changed === text) fail(`${file} has no place where this belongs. Enter it by hand.`)
  writeFileSync(file, changed)
  console.log(`changed ${file}`)
}

/**
 * Inserts a line among the matching ones, in alphabetical order.
 *
 * @param entry matches the lines of the list; its first group is their sort key.
 */
export function withLine(text: string, entry: RegExp, line: string): string {
  const key = entry.exec(line)?.[1]
  const lines = text.split('\n')
  const places = lines.flatMap((other, i) => {
    const otherKey = entry.exec(other)?.[1]
    return otherKey === undefined ? [] : [{ i, otherKey }]
  })
  const last = places.at(-1)
  if (key === undefined || last === undefined) return text
  const at = places.find(({ otherKey }) => otherKey > key)?.i ?? last.i + 1
  return [...lines.slice(0, at), line, ...lines.slice(at)].join('\n')
}

/** Appends to an existing file. */
export const append = (file: string, text: string): void => edit(file, (before) => before + text)
