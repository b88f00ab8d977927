/** A language's quotation marks: the outer pair, the inner pair. */
const ENGLISH = '“”‘’'
const QUOTES: Readonly<Record<string, string>> = {
  cs: '„“‚‘',
  da: '””’’',
  de: '„“‚‘',
  es: '«»“”',
  fi: '””’’',
  it: '«»“”',
  pl: '„”‚’',
  pt: '“”‘’',
  ru: '«»„“',
  sv: '””’’',
  uk: '«»„“',
}

/** What typing makes of the last sign before the cursor, or of the pattern's group. */
interface SmartSign {
  pattern: RegExp
  to: string | ((before: string) => string)
}

/** Where a quotation opens: at the start, after a space, a bracket, a dash or another opening mark. */
const BEFORE_OPENING = '(?:^|[\\s\\u00a0([{<—–/“„«‘‚])'

/** English words that begin with an apostrophe. */
const CUT_WORDS = 'tis|twas|twere|twould|em|til|cause|cos|n’'

/** The signs of a language. An inner quotation is closed if one is open; otherwise the sign is an apostrophe. */
export function smartSigns(language: string): SmartSign[] {
  const [code = ''] = language.split('-')
  const [open = '', close = '', innerOpen = '', innerClose = ''] = QUOTES[code] ?? ENGLISH
  const cut = code === 'en' ? `|(?:${CUT_WORDS})(?=[\\s.,;:!?)-]$)` : ''
  return [
    { pattern: /--$/, to: '—' },
    { pattern: /\.\.\.$/, to: '…' },
    { pattern: new RegExp(`${BEFORE_OPENING}(")$`), to: open },
    { pattern: /"$/, to: close },
    // '90s, '68 and 'tis leave something out: what looked like the beginning of a quotation was an apostrophe.
    {
      pattern: new RegExp(
        `${BEFORE_OPENING}(${innerOpen})(?:\\d\\d(?=(?:\\p{L}|[\\s.,;:!?)-])$)${cut}).$`,
        'iu',
      ),
      to: '’',
    },
    { pattern: new RegExp(`${BEFORE_OPENING}(')$`), to: innerOpen },
    {
      pattern: /'$/,
      to: (before) => (before.lastIndexOf(innerOpen) > before.lastIndexOf(innerClose) ? innerClose : '’'),
    },
  ]
}

/** What typing makes of a line: what is replaced, where, and by what. */
export interface SmartChange {
  start: number
  end: number
  text: string
}

/** What becomes of a line when its last character was typed; undefined if it stays. */
export function smartChange(line: string, language = 'en'): SmartChange | undefined {
  for (const { pattern, to } of smartSigns(language)) {
    const match = pattern.exec(line)
    if (!match) continue
    const [whole, sign = whole] = match
    const start = match.index + whole.indexOf(sign)
    const text = typeof to === 'string' ? to : to(line.slice(0, start))
    return { start, end: start + sign.length, text }
  }
  return undefined
}
