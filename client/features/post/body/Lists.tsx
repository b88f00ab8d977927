import type { ListItemParagraph } from '../../../../schema/story/paragraph'
import { storyWording } from '../../../../schema/wording/story'
import { listsOf } from './list-entries'
import { markedText } from './markups'

/** Whether an item of a to-do list is done; nothing of others. */
const toDoOf = (item: ListItemParagraph) => (item.type === 'ULI' ? item.isDone : undefined)

/** Consecutive list items as lists, deeper ones inside the item before them. */
export function Lists({ items }: { items: readonly ListItemParagraph[] }) {
  return listsOf(items).map((list) => {
    const first = list[0]?.item
    const entries = list.map(({ item, inner }) => (
      <li key={item.name} dir="auto" data-done={toDoOf(item)}>
        {toDoOf(item) !== undefined && (
          <i role="img" aria-label={toDoOf(item) ? storyWording.done : storyWording.toDo} />
        )}
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
