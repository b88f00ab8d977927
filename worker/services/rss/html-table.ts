import type { TableCell, TableParagraph } from '../../../schema/story/paragraph'
import { directed, type HtmlPlace, htmlText } from './html-text'
import { element, type XmlContent } from './xml'

/** The rows of a table. @param look the style of its cells, for mail. */
export function htmlRows({ align, head, rows }: TableParagraph, place: HtmlPlace, look?: string): XmlContent {
  const row = (cells: readonly TableCell[], name: 'th' | 'td') =>
    element(
      'tr',
      {},
      cells.map((cell, i) => {
        const style = [look, align[i] && `text-align:${align[i]}`].filter(Boolean).join(';')
        return element(
          name,
          { scope: name === 'th' ? 'col' : null, ...directed(cell.text, place, style) },
          htmlText(cell.text, cell.markups, place),
        )
      }),
    )
  return [
    head && element('thead', {}, row(head, 'th')),
    element(
      'tbody',
      {},
      rows.map((cells) => row(cells, 'td')),
    ),
  ]
}
