import type { Markup, Paragraph, StoryBody } from '../../../../schema/story/paragraph'

/** A markup, as it is rendered. */
export interface StoryMarkup extends Markup {
  /** The text has referred to this note before: a note leads back only to its first reference. */
  isRepeated?: boolean
}

const isReference = ({ type, href }: Markup): boolean => type === 'A' && href?.startsWith('#fn-') === true

/** The body, with every reference to a note but the first marked. */
export function withReferences(body: StoryBody): StoryBody {
  if (!body.some(({ type }) => type === 'FOOTNOTE')) return body
  const seen = new Set<string>()
  const marked = (markup: Markup): StoryMarkup => {
    if (!isReference(markup)) return markup
    const href = markup.href as string
    const isRepeated = seen.has(href)
    seen.add(href)
    return isRepeated ? { ...markup, isRepeated } : markup
  }
  return body.map((paragraph): Paragraph => {
    if (paragraph.type === 'TABLE') {
      const cells = (row: typeof paragraph.head & {}) =>
        row.map((cell) => ({ ...cell, markups: cell.markups.map(marked) }))
      const { head, rows, markups } = paragraph
      return {
        ...paragraph,
        markups: markups.map(marked),
        ...(head ? { head: cells(head) } : {}),
        rows: rows.map(cells),
      }
    }
    if (!('markups' in paragraph) || !paragraph.markups.some(isReference)) return paragraph
    return { ...paragraph, markups: paragraph.markups.map(marked) }
  })
}
