/** Folders whose files make the build, or the databases. */
export const WATCHED = ['client', 'schema', 'worker', 'migrations'] as const

/** What a change of a file asks for. */
export interface Change {
  /** The operations, the schema or the mappers changed: the generated files follow. */
  needsCodegen: boolean
}

/** Written by `npm run codegen`, after a change that was seen already. */
const GENERATED = '.generated.ts'
/** What generated files are made from. */
const SOURCES = /\.graphql$|\/mappers\.ts$/
/** Commands run in Node and aren't in the build; the demo is put into an empty database only. */
const COMMANDS = 'worker/commands/'
/** What editors leave beside a file while they save it. */
const SCRATCH = /(?:^|\/)(?:\.[^/]*|4913|#[^/]*#)$|~$|\.sw[a-p]$|\.tmp(?:\.|$)/

/** What a changed file means for the running instance; nothing when it means nothing. */
export function changeOf(path: string): Change | undefined {
  const file = path.replaceAll('\\', '/')
  const isOurs = WATCHED.some((folder) => file.startsWith(`${folder}/`))
  if (!isOurs || SCRATCH.test(file) || file.startsWith(COMMANDS)) return undefined
  if (file.endsWith(GENERATED)) return undefined
  return { needsCodegen: SOURCES.test(file) }
}

/** The part of a tool's output that tells what broke: without colours, and no longer than a screen. */
export function brief(output: string, lines = 30): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with one.
  const plain = output.replace(/\u001b\[[0-9;]*m/g, '').trim()
  const all = plain.split('\n').filter((line) => line.trim() !== '' && !line.includes('Logs were written to'))
  const first = all.findIndex((line) => /error/i.test(line))
  const from = Math.max(0, first === -1 ? all.length - lines : first)
  return all.slice(from, from + lines).join('\n')
}
