import type { Markup, MathNode, Paragraph, TableCell } from '../../../schema/story/paragraph'
import { textsOf } from '../../../schema/story/text'

interface Marked {
  text: string
  markups: Markup[]
}

/** For each position where a markup starts or ends, the next one. */
function nextEdges(markups: readonly Markup[]): Map<number, number | undefined> {
  const edges = [...new Set(markups.flatMap(({ start, end }) => [start, end]))].sort((a, b) => a - b)
  return new Map(edges.map((edge, i) => [edge, edges[i + 1]]))
}

/** The LaTeX of a text's formulas in their order; nothing for one that another markup splits. */
function formulasIn({ text, markups }: Marked): (string | undefined)[] {
  const formulas = markups.filter(({ isFormula }) => isFormula)
  if (formulas.length === 0) return []
  const next = nextEdges(markups)
  return formulas.map(({ start, end }) => (next.get(start) === end ? text.slice(start, end) : undefined))
}

/** Whether a paragraph has formulas in its running text. */
export const hasMarkedFormulas = (paragraph: Paragraph): boolean =>
  textsOf(paragraph).some(({ markups }) => markups.some(({ isFormula }) => isFormula))

/** The LaTeX of the formulas in a paragraph's running text, in reading order; nothing for one that is split. */
export const markedFormulas = (paragraph: Paragraph): (string | undefined)[] =>
  textsOf(paragraph).flatMap(formulasIn)

/** A paragraph with the MathML of its formulas, given in reading order; null where there is none. */
export function withMarkedFormulas(paragraph: Paragraph, formulas: readonly (MathNode | null)[]): Paragraph {
  if (!('markups' in paragraph)) return paragraph
  let next = 0
  const shown = <Text extends Marked>(marked: Text): Text => ({
    ...marked,
    markups: marked.markups.map((markup) => {
      const mathml = markup.isFormula ? formulas[next++] : undefined
      return mathml ? { ...markup, mathml } : markup
    }),
  })
  const first = shown(paragraph)
  if (first.type !== 'TABLE') return first
  const cells = (row: TableCell[]) => row.map(shown)
  const head = first.head ? { head: cells(first.head) } : {}
  return { ...first, ...head, rows: first.rows.map(cells) }
}
