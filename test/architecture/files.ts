import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** Files that a tool wrote, or that are wrong on purpose. */
const NOT_OURS = [
  /\.generated\.ts$/,
  /^migrations\//,
  /^worker\/commands\/demo\/.*\/(stories|pictures)\//,
  /^test\/architecture\/fixture\//,
  /^package-lock\.json$/,
]

/** Every handwritten file of the repository, whether it is committed yet or not. */
export function writtenFiles(pattern: RegExp): string[] {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  })
  return list
    .split('\0')
    .filter((file) => pattern.test(file) && !NOT_OURS.some((other) => other.test(file)) && existsSync(file))
}

export const textOf = (file: string): string => readFileSync(file, 'utf8')

/** `file:line` of every line that matches `pattern`. */
export const linesWith = (files: readonly string[], pattern: RegExp): string[] =>
  files.flatMap((file) =>
    textOf(file)
      .split('\n')
      .flatMap((line, i) => (pattern.test(line) ? [`${file}:${i + 1} ${line.trim()}`] : [])),
  )
