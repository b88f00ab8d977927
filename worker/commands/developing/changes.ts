import { stripVTControlCharacters } from 'node:util'

/** Folders whose files affect the build or the databases. */
export const WATCHED = ['client', 'schema', 'worker', 'migrations'] as const

/** Written by a build, after a change that was already seen. */
const GENERATED = '.generated.ts'
/** Commands run in Node and aren't in the build; the demo is only loaded into an empty database. */
const COMMANDS = 'worker/commands/'
/** Temporary files that editors leave while they save. */
const SCRATCH = /(?:^|\/)(?:\.[^/]*|4913|#[^/]*#)$|~$|\.sw[a-p]$|\.tmp(?:\.|$)/

/** Whether the running instance depends on a file, so that a change of it means a new build. */
export function isSource(path: string): boolean {
  const file = path.replaceAll('\\', '/')
  const isOurs = WATCHED.some((folder) => file.startsWith(`${folder}/`))
  return isOurs && !SCRATCH.test(file) && !file.startsWith(COMMANDS) && !file.endsWith(GENERATED)
}

/** The part of a tool's output that says what broke: without colours, and no longer than a screen. */
export function brief(output: string, lines = 30): string {
  const plain = stripVTControlCharacters(output).trim()
  const all = plain.split('\n').filter((line) => line.trim() !== '' && !line.includes('Logs were written to'))
  const first = all.findIndex((line) => /error/i.test(line))
  const from = Math.max(0, first === -1 ? all.length - lines : first)
  return all.slice(from, from + lines).join('\n')
}
