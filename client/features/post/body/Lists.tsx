import type { ListItemParagraph } from '../../../../schema/story/paragraph'
import { listsOf } from './list-entries'
import { markedText } from './markups'

/** Consecutive list items as lists, deeper ones inside the item before them. */
export function Lists({ items }: { items: readonly ListItemParagraph[] }) {
  return listsOf(items).map((list) => {
    const first = list[0]?.item
    const entries = list.map(({ item, inner }) => (
      <li key={item.name} dir="auto">
        {markedText(item.text, item.markups)}
        {inner.length > 0 && <Lists items={inner} />}
      </li>
    ))
    if (first?.type === 'ULI') return <ul key={first.name}>{entries}</ul>
    return (
      <ol key={first?.name} start={first?.start}>
        {entries}
      </ol>
    )
  })
}
