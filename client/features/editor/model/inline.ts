import { Fragment, Mark, type Node } from 'prosemirror-model'
import { compareMarkups, normalMarkups } from '../../../../schema/story/normal-markups'
import { MARKUP_TYPES, type Markup } from '../../../../schema/story/paragraph'
import { storySchema } from './schema'

/** A markup of a text, and the mark that stands for it. */
interface Run {
  start: number
  end: number
  mark: Mark
}

const markOf = ({ type, href, title, isFormula }: Markup, number: number): Mark => {
  const { [type]: markType } = storySchema.marks
  if (type === 'A') return markType.create({ href, title: title ?? null })
  return markType.create(isFormula ? { isFormula, number } : null)
}

/** The markups of one type, in order. Formulas are numbered, so that they stay apart where they touch. */
const runsOf = (markups: readonly Markup[]): Run[] =>
  markups.map((markup, i) => ({ start: markup.start, end: markup.end, mark: markOf(markup, i) }))

/** A text with its markups as the content of a node. */
export function inlineContent(text: string, markups: readonly Markup[]): Fragment {
  if (text === '') return Fragment.empty
  if (markups.length === 0) return Fragment.from(storySchema.text(text))
  const normal = normalMarkups(markups, text.length)
  const layers = MARKUP_TYPES.map((type) => ({
    runs: runsOf(normal.filter((markup) => markup.type === type)),
    next: 0,
  }))
  const edges = new Set([0, text.length, ...normal.flatMap(({ start, end }) => [start, end])])
  const at = [...edges].sort((a, b) => a - b)
  const nodes = at.slice(0, -1).map((start, i) => {
    const marks = layers.flatMap((layer) => {
      while ((layer.runs[layer.next]?.end ?? Infinity) <= start) layer.next += 1
      const run = layer.runs[layer.next]
      return run !== undefined && run.start <= start ? [run.mark] : []
    })
    return storySchema.text(text.slice(start, at[i + 1]), Mark.setFrom(marks))
  })
  return Fragment.fromArray(nodes)
}

const markupFrom = ({ type, attrs }: Mark, start: number, end: number): Markup => {
  const name = type.name as Markup['type']
  if (name === 'A')
    return {
      type: name,
      start,
      end,
      href: attrs.href,
      ...(attrs.title === null ? {} : { title: attrs.title }),
    }
  return { type: name, start, end, ...(attrs.isFormula ? { isFormula: true } : {}) }
}

/** The text of a node with its markups, in their normal form. */
export function markedText(node: Node): { text: string; markups: Markup[] } {
  const markups: Markup[] = []
  let text = ''
  let open: { mark: Mark; markup: Markup }[] = []
  node.forEach((child) => {
    const start = text.length
    text += child.text ?? ''
    open = child.marks.map((mark) => {
      const going = open.find((other) => other.mark.eq(mark))
      if (going !== undefined) {
        going.markup.end = text.length
        return going
      }
      const markup = markupFrom(mark, start, text.length)
      markups.push(markup)
      return { mark, markup }
    })
  })
  return { text, markups: markups.sort(compareMarkups) }
}
