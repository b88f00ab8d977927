import { InputRule } from 'prosemirror-inputrules'
import { isTextType, type TextType, turnInto } from '../commands/paragraph-type'
import { typeOf } from '../commands/selected'
import { storySchema } from '../model/schema'

type OwnAttributes = Readonly<Record<string, unknown>>

/** Typed at the start of a paragraph, turns it into another type. */
const blockRule = (
  pattern: RegExp,
  type: (match: RegExpMatchArray) => TextType,
  own: (match: RegExpMatchArray) => OwnAttributes = () => ({}),
): InputRule =>
  new InputRule(pattern, (state, match, start, end) => {
    const $start = state.doc.resolve(start)
    if ($start.depth !== 1 || !isTextType(typeOf($start.parent))) return null
    const pos = $start.before(1)
    const tr = state.tr.delete(start, end)
    const node = tr.doc.nodeAt(pos)
    const into = type(match)
    const attributes = own(match)
    const { isDone = node?.attrs.isDone } = attributes
    const isSame = node?.type.name === into && node.attrs.isDone === isDone
    return node === null || isSame ? null : turnInto(tr, { node, pos }, into, attributes)
  })

/** Three hyphens, of which smart typing has made a dash and a hyphen. */
const ruleRule = new InputRule(/^(?:---|—-|___)$/, (state, _match, start, end) => {
  const $start = state.doc.resolve(start)
  if ($start.depth !== 1 || typeOf($start.parent) !== 'P' || end < $start.end()) return null
  return state.tr.delete(start, end).insert($start.before(1), storySchema.nodes.HR.create())
})

const headingOf = ([, signs = '']: RegExpMatchArray): TextType =>
  signs.length > 3 ? 'H4' : signs.length === 3 ? 'H3' : 'H2'

const startOf = ([, number = '1']: RegExpMatchArray): OwnAttributes => ({
  start: number === '1' ? null : Number(number),
})

/** Markdown for what every text has: quotations, lists and code. */
export const COMMON_BLOCK_RULES: readonly InputRule[] = [
  blockRule(/^>\s$/, () => 'BQ'),
  blockRule(/^[-*+]\s$/, () => 'ULI'),
  // Four digits are a year.
  blockRule(/^(\d{1,3})[.)]\s$/, () => 'OLI', startOf),
  blockRule(
    /^```([a-z0-9+#.-]{0,24})\s$/,
    () => 'PRE',
    ([, language = '']) => ({ language: language || null }),
  ),
]

/** Markdown for types of paragraphs. Headings are those of an import. Rule: docs/rules/editor.md, "Markdown". */
export const BLOCK_RULES: readonly InputRule[] = [
  blockRule(/^(#{1,6})\s$/, headingOf),
  ...COMMON_BLOCK_RULES,
  blockRule(
    /^\[([ xX]?)\]\s$/,
    () => 'ULI',
    ([, sign = '']) => ({ isDone: sign.trim() !== '' }),
  ),
  blockRule(/^\$\$\s$/, () => 'MATH'),
  ruleRule,
]
