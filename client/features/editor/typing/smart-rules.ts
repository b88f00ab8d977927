import { InputRule } from 'prosemirror-inputrules'

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

/** Replaces what was typed. Never in code, where every sign counts; Backspace takes it back. */
const smart = (pattern: RegExp, to: string): InputRule => new InputRule(pattern, to, { inCodeMark: false })

/** Where a quotation opens: at the start, after a space, a bracket, a dash or another opening mark. */
const BEFORE_OPENING = '(?:^|[\\s\\u00a0([{<—–/“„«‘‚])'

/** Closes an inner quotation if one is open; otherwise it is an apostrophe. */
const closing = (open: string, close: string): InputRule =>
  new InputRule(
    /'$/,
    (state, _match, start, end) => {
      const $start = state.doc.resolve(start)
      const before = $start.parent.textBetween(0, $start.parentOffset)
      const isOpen = before.lastIndexOf(open) > before.lastIndexOf(close)
      return state.tr.insertText(isOpen ? close : '’', start, end)
    },
    { inCodeMark: false },
  )

/** Quotation marks, apostrophes, dashes and ellipses, in the language of the story. Rule: docs/rules/editor.md, "Smart typing". */
export function smartRules(language = 'en'): InputRule[] {
  const [open = '', close = '', innerOpen = '', innerClose = ''] =
    QUOTES[language.split('-')[0] ?? ''] ?? ENGLISH
  return [
    smart(/--$/, '—'),
    smart(/\.\.\.$/, '…'),
    smart(new RegExp(`${BEFORE_OPENING}(")$`), open),
    smart(/"$/, close),
    smart(new RegExp(`${BEFORE_OPENING}(')$`), innerOpen),
    closing(innerOpen, innerClose),
  ]
}
