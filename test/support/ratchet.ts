import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** How what got better is written down. */
export const RATCHET = 'RATCHET=1 npm test -- --project http'

/** Whether this run may write down what got better. */
export const ratcheting = process.env.RATCHET === '1'

/** The lines of a kept list; those that begin with `#` are notes. */
export const readList = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))

/** Takes lines out of a kept list. Nothing is ever put in: who adds one does it by hand, and is asked why. */
export function shortenList(file: string, gone: ReadonlySet<string>): void {
  const lines = readFileSync(file, 'utf8').split('\n')
  writeFileSync(file, lines.filter((line) => !gone.has(line)).join('\n'))
}

/** Kept numbers by name. */
export type Numbers = Record<string, Record<string, number>>

export const readNumbers = (file: string): Numbers =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Numbers) : {}

export const writeNumbers = (file: string, numbers: Numbers): void =>
  writeFileSync(file, `${JSON.stringify(numbers, null, 2)}\n`)
