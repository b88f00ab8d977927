import { useState } from 'react'
import { object } from 'valibot'
import { catalogNote } from '../../../../schema/inputs/catalog'
import { MAX_LIST_NOTE } from '../../../../schema/rules/limits'
import { yourListsWording } from '../../../../schema/wording/your-lists'
import { Button } from '../../../ui/Button'
import { Form } from '../../../ui/form/Form'
import { SubmitButton } from '../../../ui/form/SubmitButton'
import { TextArea } from '../../../ui/form/TextArea'
import { ArrangedRow } from '../../arrange/ArrangedRow'
import type { Arranged } from '../../arrange/use-arranged'
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

interface Props {
  item: Item
  arranged: Arranged
  onRemove: () => void
  onNote: (note: string) => void
}

/** A story of a list that is being arranged: moved, annotated, and taken out. */
export function ItemRow({ item, arranged, onRemove, onNote }: Props) {
  const { name } = arranged
  return (
    <ArrangedRow arranged={arranged} wording={wording} onRemove={onRemove} align="start">
      <div className="py-2">
        <p
          dir="auto"
          className={item.title === null ? 'text-14 text-ink-soft' : 'font-serif text-16 font-semibold'}
        >
          {name}
        </p>
        <Note item={item} name={name} onNote={onNote} />
      </div>
    </ArrangedRow>
  )
}
