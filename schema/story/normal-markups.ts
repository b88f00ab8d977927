import type { Markup, MarkupType } from './paragraph'

/** Markups that start and end together stand in this order. */
const ORDER: readonly MarkupType[] = ['A', 'STRONG', 'EM', 'STRIKE', 'MARK', 'CODE']

/** Orders markups by where they start; of two that start together the longer comes first. */
export const compareMarkups = (a: Markup, b: Markup): number =>
  a.start - b.start || b.end - a.end || ORDER.indexOf(a.type) - ORDER.indexOf(b.type)

/**
 * Markups of one type in their order, without overlaps: those that overlap become one. Of links to different places,
 * and of formulas, the second begins where the first ends.
 */
export function withoutOverlaps<M extends Markup>(markups: readonly M[], length: number): M[] {
  const apart: M[] = []
  for (const markup of markups.toSorted((a, b) => a.start - b.start)) {
    const last = apart.at(-1)
    const isOver = last !== undefined && markup.start < last.end
    const isSame = isOver && markup.href === last.href && !markup.isFormula && !last.isFormula
    const start = isOver && !isSame ? last.end : Math.max(markup.start, 0)
    const end = Math.min(markup.end, length)
    if (isSame) apart[apart.length - 1] = { ...last, end: Math.max(last.end, end) }
    else if (start < end)
      apart.push(start === markup.start && end === markup.end ? markup : { ...markup, start, end })
  }
  return apart
}

/** A markup with the properties of its type alone. */
function markupOf({ type, start, end, href, title, isFormula }: Markup): Markup {
  if (type === 'A' && href !== undefined)
    return { type, start, end, href, ...(title === undefined ? {} : { title }) }
  return { type, start, end, ...(type === 'CODE' && isFormula ? { isFormula } : {}) }
}

/** Whether two markups of one type mean the same; two formulas are never one. */
const isSame = (a: Markup, b: Markup): boolean =>
  a.href === b.href && a.title === b.title && !a.isFormula && !b.isFormula

/**
 * The one way of writing what a text's markups say: in order, those of one type apart from each other, none that
 * could be joined. A text looks the same with them (`markedPieces`), so an editor may write them back as it likes.
 * Rule: docs/rules/stories.md, "Markups".
 */
export function normalMarkups(markups: readonly Markup[], length: number): Markup[] {
  const normal: Markup[] = []
  for (const type of ORDER) {
    const ofType = markups.filter((markup) => markup.type === type).map(markupOf)
    let last: Markup | undefined
    for (const markup of withoutOverlaps(ofType, length)) {
      if (last !== undefined && last.end === markup.start && isSame(last, markup)) last.end = markup.end
      else {
        last = { ...markup }
        normal.push(last)
      }
    }
  }
  return normal.sort(compareMarkups)
}
