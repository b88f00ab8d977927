import { Finder } from './finder'

/** Elements whose text shows brackets literally. */
const VERBATIM = /^<(pre|code|script|style|textarea)(?=[\s>/])/i

/** Delimiters of a hidden part: private-use characters that no text has. */
const [FROM, TO] = ['\u{f0000}', '\u{f0001}']

/** Hides a content's comments, tags and code, where a bracket is just a bracket, and restores them. */
export function mask(content: string): { masked: string; restore: (text: string) => string } {
  const parts: string[] = []
  const finder = new Finder(content)
  let masked = ''
  let at = 0
  for (let start = content.indexOf('<'); start >= 0; start = content.indexOf('<', at)) {
    const end = endOfPart(finder, start)
    if (end === undefined) {
      masked += content.slice(at, start + 1)
      at = start + 1
      continue
    }
    masked += `${content.slice(at, start)}${FROM}${parts.length}${TO}`
    parts.push(content.slice(start, end))
    at = end
  }
  const restore = (text: string) =>
    text.replace(/\u{f0000}(\d+)\u{f0001}/gu, (whole, index: string) => parts[Number(index)] ?? whole)
  return { masked: masked + content.slice(at), restore }
}

/** Where the comment, code or tag that begins at `start` ends; nothing if there is none. */
function endOfPart(finder: Finder, start: number): number | undefined {
  const after = (needle: string): number | undefined => {
    const position = finder.next(needle, start)
    return position < 0 ? undefined : position + needle.length
  }
  const head = finder.text.slice(start, start + 12)
  if (head.startsWith('<!--')) return after('-->')
  if (!/^<\/?[a-zA-Z]/.test(head)) return undefined
  const verbatim = VERBATIM.exec(head)?.[1]
  return (verbatim && after(`</${verbatim}>`)) || after('>')
}
