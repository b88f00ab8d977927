import { useEffect } from 'react'
import { subscriberLists as wording } from '../../../schema/wording/subscriber-lists'
import type { ListFieldsFragment } from '../../features/subscriber/list-fields.generated'
import { OwnSubscriberImport } from '../../features/subscriber/own-subscriber-import.generated'
import { useApp } from '../../lib/app'
import { refetch } from '../../lib/refetch'
import { ProgressBar } from '../../ui/ProgressBar'

/** How often a page that is looked at asks how far a list has come, in milliseconds. */
const EVERY = 1_000

/** How far a list has come. It goes on without this page. */
export function Progress({ list }: { list: ListFieldsFragment }) {
  const { queryClient, execute } = useApp()
  const { id: importId, state, lineCount, doneCount, removedCount } = list
  const isMoving = state === 'READING' || state === 'IMPORTING' || state === 'UNDOING'
  useEffect(() => {
    if (!isMoving) return
    const ask = () => {
      if (!document.hidden) void refetch({ queryClient, execute }, OwnSubscriberImport, { importId })
    }
    const timer = setInterval(ask, EVERY)
    return () => clearInterval(timer)
  }, [queryClient, execute, importId, isMoving])
  if (state === 'READING') return <ProgressBar label={wording.reading} />
  if (state === 'UNDOING') return <ProgressBar label={wording.undoing(removedCount)} />
  if (state !== 'IMPORTING') return null
  return (
    <ProgressBar
      label={wording.importing(doneCount, lineCount)}
      value={lineCount === 0 ? undefined : doneCount / lineCount}
    />
  )
}
