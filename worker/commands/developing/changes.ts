import { stripVTControlCharacters } from 'node:util'

/** Folders whose files affect the build or the databases. */
export const WATCHED = ['client', 'schema', 'worker', 'migrations'] as const

/** What a change to a file requires. */
export interface Change {
  /** The operations, the schema or the mappers changed, so the generated files have to be updated. */
  needsCodegen: boolean
}

/** Written by `npm run codegen`, after a change that was already seen. */
const GENERATED = '.generated.ts'
/** Sources of the generated files. */
const SOURCES = /\.graphql$|\/mappers\.ts$/
/** Commands run in Node and aren't in the build; the demo is only loaded into an empty database. */
const COMMANDS = 'worker/commands/'
/** Temporary files that editors leave while they save. */
const SCRATCH = /(?:^|\/)(?:\.[^/]*|4913|#[^/]*#)$|~$|\.sw[a-p]$|\.tmp(?:\.|$)/

/** What a changed file means for the running instance; nothing if it is irrelevant. */
export function changeOf(path: string): Change | undefined {
  const file = path.replaceAll('\\', '/')
  const isOurs = WATCHED.some((folder) => file.startsWith(`${folder}/`))
  if (!isOurs || SCRATCH.test(file) || file.startsWith(COMMANDS)) return undefined
  if (file.endsWith(GENERATED)) return undefined
  return { needsCodegen: SOURCES.test(file) }
}

/** The part of a tool's output that says what broke: without colours, and no longer than a screen. */
export function brief(output: string, lines = 30): string {
  const plain = stripVTControlCharacters(output).trim()
  const all = plain.split('\n').filter((line) => line.trim() !== '' && !line.includes('Logs were written to'))
  const first = all.findIndex((line) => /error/i.test(line))
  const from = Math.max(0, first === -1 ? all.length - lines : first)
  return all.slice(from, from + lines).join('\n')
}
