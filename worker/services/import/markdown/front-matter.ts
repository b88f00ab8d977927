import { parseDocument } from 'yaml'
import { importNotes } from '../../../../schema/wording/import-reasons'

/** The data above the text of a Markdown file. */
export interface FrontMatter {
  data: Readonly<Record<string, unknown>>
  /** The file without it. */
  text: string
  /** What couldn't be read. */
  notes: string[]
}

/** More than anybody writes by hand. */
const LONGEST = 50_000

/** Reads the YAML between two lines of `---` at the start of a file. What can't be read is left out and named. */
export function frontMatter(file: string): FrontMatter {
  const mark = /^(---|\+\+\+)[ \t]*\r?\n/.exec(file)
  if (mark === null) return { data: {}, text: file, notes: [] }
  const [line, sign] = mark
  const end = endOf(file, line.length, sign as string)
  if (end === undefined) return { data: {}, text: file, notes: [] }
  const source = file.slice(line.length, end.from)
  const text = file.slice(end.to)
  if (sign === '+++') return { data: {}, text, notes: [importNotes.toml] }
  if (source.length > LONGEST) return { data: {}, text, notes: [importNotes.longFrontMatter] }
  return { ...parsed(source), text }
}

/** Where the line that ends the front matter begins, and where the text begins after it. */
function endOf(file: string, from: number, sign: string): { from: number; to: number } | undefined {
  for (let at = from; at <= file.length; ) {
    const newline = file.indexOf('\n', at)
    const end = newline < 0 ? file.length : newline
    const line = file.slice(at, Math.min(end, at + 10)).trimEnd()
    if (line === sign || (sign === '---' && line === '...'))
      return { from: at, to: Math.min(end + 1, file.length) }
    if (newline < 0) return undefined
    at = newline + 1
  }
  return undefined
}

function parsed(source: string): Omit<FrontMatter, 'text'> {
  try {
    const document = parseDocument(source, { schema: 'core', logLevel: 'silent' })
    const [problem] = document.errors
    if (problem) return { data: {}, notes: [importNotes.frontMatter(firstLine(problem.message))] }
    const data: unknown = document.toJS({ maxAliasCount: 20 })
    const isTable = typeof data === 'object' && data !== null && !Array.isArray(data)
    return { data: isTable ? (data as Record<string, unknown>) : {}, notes: [] }
  } catch (error) {
    return { data: {}, notes: [importNotes.frontMatter(firstLine(String(error)))] }
  }
}

const firstLine = (message: string): string =>
  (message.split('\n')[0] ?? '').slice(0, 120).replace(/[.:]$/, '')
