import { useState } from 'react'
import { blockWording as wording } from '../../../schema/wording/blocks'
import { Button } from '../../ui/Button'
import { EntityRow } from '../follow/EntityRow'
import type { WriterItemFragment } from '../user/writer-item.generated'
import { useBlock } from './use-block'

/** Somebody whom the viewer has blocked, with the button that takes it back, and blocks again while the list is open. */
export function BlockRow({ person }: { person: WriterItemFragment }) {
  const { block, unblock, isPending } = useBlock(person)
  const [isBlocking, setBlocking] = useState(true)
  const press = async () => {
    if (await (isBlocking ? unblock() : block())) setBlocking(!isBlocking)
  }
  return (
    <EntityRow
      entity={person}
      level={3}
      action={
        <Button size="small" look={isBlocking ? 'quiet' : 'danger'} isPending={isPending} onClick={press}>
          {isBlocking ? wording.unblockShort : wording.blockShort}
          <span className="sr-only"> {person.name}</span>
        </Button>
      }
    />
  )
}
