import { useEffect, useState } from 'react'
import { listedTitle } from '../../../../schema/story/listed-title'
import { catalogWording } from '../../../../schema/wording/catalog'
import { yourListsWording } from '../../../../schema/wording/your-lists'
import { moved } from '../../../lib/moved'
import { useKeptFocus } from '../../../lib/use-kept-focus'
import { showToast } from '../../../shell/toast'
import { Button } from '../../../ui/Button'
import { ErrorText } from '../../../ui/form/ErrorText'
import { useArranged } from '../../arrange/use-arranged'
import { ItemRow } from './ItemRow'
import { type Item, useItems } from './use-items'

const wording = yourListsWording.items

const nameOf = ({ title }: Item): string => (title === null ? wording.gone : listedTitle(title))

interface Props {
  list: { id: string; name: string; slugId: string }
  /** Shows the list again, once everything is stored. */
  onDone: () => Promise<void>
}

/** The stories of a list while its owner arranges and annotates them. */
export function ListItems({ list, onDone }: Props) {
  const area = useKeptFocus<HTMLElement>()
  // What was pressed to get here is gone.
  useEffect(() => area.current?.querySelector('h2')?.focus(), [area])
  const [isEnding, setEnding] = useState(false)
  const { items: known, hasFailed, load, change, settled } = useItems(list.id, list.slugId)
  const items = known ?? []
  const arranging = useArranged({
    items,
    nameOf,
    movedText: wording.moved,
    onMove: (from, to) => {
      const postId = items[from]?.postId
      if (postId === undefined) return
      change((before) => moved(before, from, to), { type: 'MOVE', postId, position: to })
    },
  })
  const remove = (item: Item, index: number) => {
    const { postId, note } = item
    change((before) => before.filter((each) => each.postId !== postId), { type: 'REMOVE', postId })
    const undo = () =>
      change(
        (before) =>
          before.some((each) => each.postId === postId) ? before : before.toSpliced(index, 0, item),
        { type: 'ADD', postId, note, position: index },
      )
    showToast({
      message: wording.removed(nameOf(item)),
      // What is gone can't be put in again.
      ...(item.title === null
        ? {}
        : { action: { label: yourListsWording.undo, onAction: () => void undo() } }),
      about: `${postId}:${list.id}`,
      extraParams: { testId: 'item-removed' },
    })
  }
  const annotate = ({ postId }: Item, note: string) =>
    change((before) => before.map((each) => (each.postId === postId ? { ...each, note } : each)), {
      type: 'NOTE',
      postId,
      note,
    })
  const done = async () => {
    setEnding(true)
    await settled()
    await onDone()
  }
  return (
    <section ref={area} aria-labelledby="arrange">
      <header className="flex items-center justify-between gap-4 border-b border-line py-4">
        <h2 id="arrange" tabIndex={-1} className="font-serif text-20 font-semibold outline-none">
          {yourListsWording.arrange}
        </h2>
        <Button look="main" isPending={isEnding} onClick={done}>
          {yourListsWording.done}
        </Button>
      </header>
      {hasFailed && (
        <div className="flex flex-col items-start gap-3 py-6">
          <ErrorText id="items-failed">{wording.failed}</ErrorText>
          <Button onClick={load}>{wording.again}</Button>
        </div>
      )}
      {items.length === 0 && !hasFailed && (
        <p role="status" className="py-6 text-14 text-ink-soft">
          {known ? catalogWording.empty : wording.loading}
        </p>
      )}
      <ol {...arranging.list}>
        {arranging.rows.map(({ item, arranged }) => (
          <ItemRow
            key={item.postId}
            item={item}
            arranged={arranged}
            onRemove={() => remove(item, arranged.index)}
            onNote={(note) => annotate(item, note)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {arranging.said}
      </p>
    </section>
  )
}
