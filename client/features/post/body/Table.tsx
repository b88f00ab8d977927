import type { TableCell, TableParagraph } from '../../../../schema/story/paragraph'
import { storyWording } from '../../../../schema/wording/story'
import { markedText } from './markups'
import { scrollable } from './scrollable'

/** Each cell has the direction of its own first letter. Rule: docs/rules/stories.md, "Direction". */
const AUTO = { dir: 'auto' } as const

function Cells({
  cells,
  align,
  head,
}: {
  cells: TableCell[]
  align: TableParagraph['align']
  head?: boolean
}) {
  const Cell = head ? 'th' : 'td'
  return (
    <tr>
      {cells.map((cell, i) => (
        <Cell key={i} {...AUTO} data-align={align[i] ?? undefined} scope={head ? 'col' : undefined}>
          {markedText(cell.text, cell.markups)}
        </Cell>
      ))}
    </tr>
  )
}

/** A table that scrolls within its column. */
export function Table({ paragraph }: { paragraph: TableParagraph }) {
  const { head, rows, align, text, markups } = paragraph
  return (
    <div className="wide-table" {...scrollable(text || storyWording.table)}>
      <table>
        {text && <caption {...AUTO}>{markedText(text, markups)}</caption>}
        {head && (
          <thead>
            <Cells cells={head} align={align} head />
          </thead>
        )}
        <tbody>
          {rows.map((cells, i) => (
            <Cells key={i} cells={cells} align={align} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
