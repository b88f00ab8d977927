import { parse as parseToml } from 'smol-toml'
import { parseDocument } from 'yaml'
import { importNotes } from '../../../../schema/wording/import-reasons'

/** The data above the text of a Markdown file. */
export interface FrontMatter {
  data: Readonly<Record<string, unknown>>
  /** The file without it. */
  text: string
  /** Whether there is some that couldn't be read, so that nobody knows what it says. */
  isUnread: boolean
  /** What couldn't be read. */
  notes: string[]
}

/** More than anybody writes by hand. */
const LONGEST = 50_000

type Read = (source: string) => unknown

/** The lines that begin and end front matter, and what is between them. */
const KINDS: Readonly<Record<string, { ends: readonly string[]; read: Read }>> = {
  '---': { ends: ['---', '...'], read: yaml },
  '---yaml': { ends: ['---'], read: yaml },
  '+++': { ends: ['+++'], read: (source) => parseToml(source) },
  '---toml': { ends: ['---'], read: (source) => parseToml(source) },
  '---json': { ends: ['---'], read: (source) => JSON.parse(source) as unknown },
  ';;;': { ends: [';;;'], read: (source) => JSON.parse(source) as unknown },
}

/** Reads the YAML, TOML or JSON at the start of a file. What can't be read is left out and named. */
export function frontMatter(file: string): FrontMatter {
  const none: FrontMatter = { data: {}, text: file, isUnread: false, notes: [] }
  if (/^\s{0,100}\{\s{0,100}["}]/.test(file)) return jsonObject(file) ?? none
  const [line = '', mark = ''] =
    /^(?:[ \t]{0,100}\r?\n){0,20}(---(?:yaml|toml|json)?|\+\+\+|;;;)[ \t]{0,100}\r?\n/.exec(file) ?? []
  const kind = KINDS[mark]
  const end = kind && endOf(file, line.length, kind.ends)
  if (kind === undefined || end === undefined) return none
  return parsed(file.slice(line.length, end.from), file.slice(end.to), kind.read)
}

/** Whether a file begins with data about itself. */
export const hasFrontMatter = (file: string): boolean => Object.keys(frontMatter(file).data).length > 0

/** Where the line that ends the front matter begins, and where the text begins after it. */
function endOf(
  file: string,
  from: number,
  ends: readonly string[],
): { from: number; to: number } | undefined {
  for (let at = from; at <= file.length; ) {
    const newline = file.indexOf('\n', at)
    const end = newline < 0 ? file.length : newline
    const line = file.slice(at, Math.min(end, at + 10)).trimEnd()
    if (ends.includes(line)) return { from: at, to: Math.min(end + 1, file.length) }
    if (newline < 0) return undefined
    at = newline + 1
  }
  return undefined
}

/** An object of JSON that a file begins with, up to the brace that closes it; nothing if it isn't one. */
function jsonObject(file: string): FrontMatter | undefined {
  let depth = 0
  let isInString = false
  const most = Math.min(file.length, LONGEST)
  for (let at = 0; at < most; at++) {
    const char = file[at]
    if (isInString && char === '\\') at += 1
    else if (char === '"') isInString = !isInString
    else if (!isInString && char === '{') depth += 1
    else if (!isInString && char === '}' && --depth === 0) {
      const read = parsed(
        file.slice(0, at + 1),
        file.slice(at + 1).replace(/^[ \t]{0,100}\r?\n/, ''),
        JSON.parse,
      )
      return read.isUnread ? undefined : read
    }
  }
  return undefined
}

function yaml(source: string): unknown {
  const document = parseDocument(source, { schema: 'core', logLevel: 'silent' })
  const [problem] = document.errors
  if (problem) throw problem
  return document.toJS({ maxAliasCount: 20 }) as unknown
}

function parsed(source: string, text: string, read: Read): FrontMatter {
  if (source.length > LONGEST) return { data: {}, text, isUnread: true, notes: [importNotes.longFrontMatter] }
  try {
    const data = read(source)
    const isTable = typeof data === 'object' && data !== null && !Array.isArray(data)
    // Between two lines there may also be nothing, or words.
    if (!isTable && source.trim() !== '')
      return { data: {}, text: `${source}\n${text}`, isUnread: false, notes: [] }
    return { data: isTable ? (data as Record<string, unknown>) : {}, text, isUnread: false, notes: [] }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return {
      data: {},
      text,
      isUnread: true,
      notes: [importNotes.frontMatter(firstLine(message), short(source))],
    }
  }
}

const firstLine = (message: string): string =>
  (message.split('\n')[0] ?? '').slice(0, 120).replace(/[.:]$/, '')

const short = (source: string): string => source.replace(/\s+/g, ' ').trim().slice(0, 1_000)
