import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** Records improvements. */
export const RATCHET = 'RATCHET=1 npm test -- --project http'

/** Whether this run may record improvements. */
export const ratcheting = process.env.RATCHET === '1'

/** The lines of a recorded list; those that begin with `#` are notes. */
export const readList = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))

/** Removes lines from a recorded list. Lines are never added: that has to be done by hand, with a reason. */
export function shortenList(file: string, gone: ReadonlySet<string>): void {
  const lines = readFileSync(file, 'utf8').split('\n')
  writeFileSync(file, lines.filter((line) => !gone.has(line)).join('\n'))
}

/** Recorded numbers by name. */
export type Numbers = Record<string, Record<string, number>>

export const readNumbers = (file: string): Numbers =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Numbers) : {}

export const writeNumbers = (file: string, numbers: Numbers): void =>
  writeFileSync(file, `${JSON.stringify(numbers, null, 2)}\n`)
