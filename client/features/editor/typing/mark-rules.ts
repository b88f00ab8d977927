import { InputRule } from 'prosemirror-inputrules'
import type { Mark, Node } from 'prosemirror-model'
import { MAX_FORMULA } from '../../../../schema/rules/limits'
import { typedAddress } from '../commands/links'
import { storySchema } from '../model/schema'

const { STRONG, EM, STRIKE, MARK, CODE, A } = storySchema.marks

/** Signs around a text, the first group of the pattern, become a mark over it. */
const markRule = (
  pattern: RegExp,
  markOf: (match: RegExpMatchArray, paragraph: Node) => Mark | undefined,
): InputRule =>
  new InputRule(
    pattern,
    (state, match, start, end) => {
      const [whole, text = ''] = match
      const { parent } = state.doc.resolve(start)
      const mark = markOf(match, parent)
      if (mark === undefined || !parent.type.allowsMarkType(mark.type)) return null
      const from = start + whole.indexOf(text)
      const to = from + text.length
      const tr = state.tr.delete(to, end).delete(start, from)
      return tr.addMark(start, start + text.length, mark).removeStoredMark(mark.type)
    },
    { inCodeMark: false },
  )

/** Text between signs begins and ends with something other than a space, and doesn't contain the sign. */
const between = (sign: string, notBefore: string): RegExp => {
  const one = sign.charAt(0)
  const other = `[^\\s${one}]`
  const escaped = sign.replace(/[*$]/g, '\\$&')
  return new RegExp(`(?<![${notBefore}])${escaped}(${other}(?:[^${one}]*${other})?)${escaped}$`)
}

const BRACKETS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }

const countOf = (text: string, sign: string): number => text.split(sign).length - 1

/** An address without the punctuation of the sentence around it; brackets that it opens itself are part of it. */
function withoutPunctuation(address: string): string {
  const last = address.at(-1) ?? ''
  const opening = BRACKETS[last]
  const isOutside =
    opening === undefined
      ? /[.,;:!?'"…‘’“”«»„‚]/.test(last)
      : countOf(address, opening) < countOf(address, last)
  return isOutside ? withoutPunctuation(address.slice(0, -1)) : address
}

/** An address that was typed out becomes a link with the space after it. */
const addressRule = new InputRule(
  /(?<![\w/])(https?:\/\/[^\s<>]+)(\s)$/,
  (state, [, typed = '', space = ''], start, end) => {
    const address = withoutPunctuation(typed)
    const href = typedAddress(address)
    const to = start + address.length
    if (href === undefined || state.doc.rangeHasMark(start, to, A)) return null
    return state.tr.addMark(start, to, A.create({ href })).insertText(space, end).removeStoredMark(A)
  },
  { inCodeMark: false },
)

/** A formula with a number that no other one of its paragraph has. */
function formulaOf([, latex = '']: RegExpMatchArray, { children }: Node): Mark | undefined {
  if (latex.length > MAX_FORMULA) return undefined
  const numbers = children.flatMap(({ marks }) => marks.map(({ attrs }) => Number(attrs.number ?? -1)))
  return CODE.create({ isFormula: true, number: Math.max(-1, ...numbers) + 1 })
}

function linkOf([, , address = '']: RegExpMatchArray): Mark | undefined {
  const href = typedAddress(address)
  return href === undefined ? undefined : A.create({ href })
}

/** Markdown within every text. */
export const COMMON_MARK_RULES: readonly InputRule[] = [
  markRule(between('**', '*\\w'), () => STRONG.create()),
  markRule(between('__', '_\\w'), () => STRONG.create()),
  markRule(between('*', '*\\w'), () => EM.create()),
  markRule(between('_', '_\\w'), () => EM.create()),
  markRule(between('~~', '~'), () => STRIKE.create()),
  markRule(/(?<!`)`([^`]+)`$/, () => CODE.create()),
  markRule(/(?<!!)\[([^\][\n]+)\]\(([^()\s]+)\)$/, linkOf),
  addressRule,
]

/** Markdown within a story. Rule: docs/rules/editor.md, "Markdown". */
export const MARK_RULES: readonly InputRule[] = [
  ...COMMON_MARK_RULES,
  markRule(between('==', '='), () => MARK.create()),
  markRule(/(?<!\$)\$\$([^$\n]+)\$\$$/, formulaOf),
]
