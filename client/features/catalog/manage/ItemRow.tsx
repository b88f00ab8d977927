import { type PointerEvent, useState } from 'react'
import { object } from 'valibot'
import { catalogNote } from '../../../../schema/inputs/catalog'
import { MAX_LIST_NOTE } from '../../../../schema/rules/limits'
import { yourListsWording } from '../../../../schema/wording/your-lists'
import { Button } from '../../../ui/Button'
import { Form } from '../../../ui/form/Form'
import { SubmitButton } from '../../../ui/form/SubmitButton'
import { TextArea } from '../../../ui/form/TextArea'
import { Grip } from '../../arrange/Grip'
import { MoveButtons } from '../../arrange/MoveButtons'
import type { Item } from './use-items'

const wording = yourListsWording.items
const NOTE = object({ note: catalogNote })

interface NoteProps {
  item: Item
  name: string
  onNote: (note: string) => void
}

/** The owner's remark on a story, and what changes it. */
function Note({ item: { note }, name, onNote }: NoteProps) {
  const [isOpen, setOpen] = useState(false)
  const action = note === '' ? wording.addNote : wording.editNote
  if (!isOpen)
    return (
      <div className="mt-1">
        {note && (
          <p dir="auto" className="mb-2 font-serif text-16 whitespace-pre-line text-ink-soft italic">
            {note}
          </p>
        )}
        <Button size="small" aria-label={wording.noteOn(action, name)} onClick={() => setOpen(true)}>
          {action}
        </Button>
      </div>
    )
  return (
    <Form
      schema={NOTE}
      className="mt-2 flex flex-col gap-3"
      onSubmit={async ({ note: written }) => {
        onNote(written)
        setOpen(false)
        return true
      }}
    >
      <TextArea
        name="note"
        label={wording.note}
        hint={wording.noteHint}
        defaultValue={note}
        counter={{ max: MAX_LIST_NOTE, label: yourListsWording.fields.counter }}
        autoFocus
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton>{wording.saveNote}</SubmitButton>
        <Button onClick={() => setOpen(false)}>{wording.cancel}</Button>
      </div>
    </Form>
  )
}

interface Props extends NoteProps {
  index: number
  total: number
  isDragged: boolean
  /** What its handle listens to. */
  grip: { onPointerDown: (event: PointerEvent) => void }
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** A story of a list that is being arranged: moved by its handle or by buttons, annotated, and taken out. */
export function ItemRow({ item, name, index, total, isDragged, grip, onMove, onRemove, onNote }: Props) {
  return (
    <li
      className={`flex items-start gap-2 border-b border-line py-3 max-sm:flex-wrap ${isDragged ? 'bg-accent-wash' : ''}`}
    >
      <Grip {...grip} title={wording.drag} />
      <div className="min-w-0 flex-1 py-2 max-sm:min-w-[60%]">
        <p
          dir="auto"
          className={item.title === null ? 'text-14 text-ink-soft' : 'font-serif text-16 font-semibold'}
        >
          {name}
        </p>
        <Note item={item} name={name} onNote={onNote} />
      </div>
      <div className="flex shrink-0 max-sm:ms-auto">
        <MoveButtons
          name={name}
          index={index}
          total={total}
          wording={wording}
          onMove={onMove}
          onRemove={onRemove}
        />
      </div>
    </li>
  )
}
