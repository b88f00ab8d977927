/** The part of a plain reply that its writer has written. Rule: docs/rules/newsletters.md, "Held replies". */

/** Longer lines are paragraphs, and nothing that a mail program has put there. */
const LONGEST_SIGN = 400
/** Lines over which a mail program says who wrote what follows. */
const MOST_ATTRIBUTION = 3

/** Where a signature or a copied mail begins, as a line of its own. */
const END = /^(?:-- ?|_{20,}|-{2,}\s?\p{L}[^-]{3,60}-{2,})$/u
/** The name of a header, in whatever language a mail program copies them. */
const HEADER = /^\*?\p{L}[\p{L} ]{0,20}\*?\s?[:：]/u
/** What phones say below a reply. */
const ADVERTISEMENT =
  /^(?:Sent from|Get Outlook for|Gesendet (?:von|mit)|Von meinem|Envoyé (?:de|depuis|à partir)|Enviado (?:desde|do|da)|Inviato da|Verzonden (?:vanaf|met)|Skickat från|Sendt fra)\s.{1,60}$/i
/** The first words of a line on who wrote what, where it begins on the line before. */
const OPENING = /^(?:On|Am|Le|El|Il|Em|Op|Den|Dnia|W dniu)\s/

const isShort = (line: string): boolean => line.length <= LONGEST_SIGN
const isQuoted = (line: string): boolean => line.startsWith('>')
const isBlank = (line: string): boolean => line.trim() === ''

/** Whether a text says whose mail follows, and when it was written. */
function saysWhen(text: string): boolean {
  const words = text.split(' ')
  const rest = words.filter((word) => !word.includes('@')).join(' ')
  return rest !== text && /\d{4}/.test(rest) && /\d[:.h]\d{2}/.test(rest)
}

/** The first line of what says whose mail follows, if the line at a place is its end. */
function attributionAt(lines: readonly string[], end: number): number | undefined {
  if (!/[:：]$/.test(lines[end]?.trimEnd() ?? '')) return undefined
  let text = ''
  for (let start = end; start >= 0 && start > end - MOST_ATTRIBUTION; start--) {
    const line = lines[start] ?? ''
    if (isBlank(line) || isQuoted(line) || !isShort(line)) return undefined
    text = `${line} ${text}`
    if (!saysWhen(text)) continue
    const above = lines[start - 1] ?? ''
    return OPENING.test(above) && isShort(above) ? start - 1 : start
  }
  return undefined
}

/** Whether the headers of the mail that is answered are copied from a line on. */
function isCopied(lines: readonly string[], at: number, subject: string): boolean {
  const block = lines.slice(at, at + 6)
  return (
    block.slice(0, 3).every((line) => isShort(line) && HEADER.test(line)) &&
    block.length >= 3 &&
    block.some((line) => HEADER.test(line) && subject !== '' && line.includes(subject))
  )
}

/** Where a reply's own words end, and where what follows has begun. */
function endOf(lines: readonly string[], subject: string): { end: number; rest: number } {
  for (const [i, line] of lines.entries()) {
    if (!isShort(line)) continue
    if (END.test(line) || isCopied(lines, i, subject)) return { end: i, rest: lines.length }
    const attribution = attributionAt(lines, i)
    if (attribution !== undefined) return { end: attribution, rest: i + 1 }
  }
  return { end: lines.length, rest: lines.length }
}

/** Lines without what is quoted at their end, the line that says whose words those are, and what phones add. */
function withoutEnd(lines: readonly string[]): readonly string[] {
  let end = lines.length
  for (let isCut = false; end > 0; end--) {
    const line = lines[end - 1]?.trim() ?? ''
    const isAttribution = isCut && /[:：]$/.test(line) && /[\d@]/.test(line)
    const isEnd = isBlank(line) || isQuoted(line) || isAttribution
    if (!isEnd && !(isShort(line) && ADVERTISEMENT.test(line))) break
    isCut = isQuoted(line) || (isCut && isBlank(line))
  }
  return lines.slice(0, end)
}

/** Mail programs break lines of at most 80 characters, none of which ends before its 72nd unless a long word follows. */
const LONGEST_BROKEN = 80
const BROKEN_FROM = 72

/** Paragraphs without the breaks of mail programs, which come where the next word wouldn't have fit. */
function unbroken(lines: readonly string[]): string {
  let text = ''
  for (const [i, line] of lines.entries()) {
    const next = lines[i + 1]?.trim() ?? ''
    const [word = ''] = next.split(' ', 1)
    const fits = line.length > LONGEST_BROKEN || line.length + 1 + word.length <= BROKEN_FROM
    text += next === '' || isBlank(line) || isQuoted(line) || fits ? `${line}\n` : `${line.trimEnd()} `
  }
  return text.trim()
}

/** @param subject of the mail that is answered. */
export function ownWords(text: string, subject: string): string {
  const lines = text.split('\n')
  const { end, rest } = endOf(lines, subject)
  const above = unbroken(withoutEnd(lines.slice(0, end)))
  // Some answer below what they quote, or between its lines.
  return above || unbroken(withoutEnd(lines.slice(rest).filter((line) => !isQuoted(line))))
}
