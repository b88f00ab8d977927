import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { MAX_POST_NOTE } from '../../../schema/rules/post-notes'
import { postNotesWording as wording } from '../../../schema/wording/post-notes'
import { Button } from '../../ui/Button'
import type { LeaveGuardProps } from '../../ui/form/LeaveGuard'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { TextArea } from '../../ui/form/TextArea'
import { UnsavedGuard } from '../../ui/form/Unsaved'

export interface NoteFieldProps {
  label: string
  text?: string
  save: string
  pending: string
  onCancel: () => void
  /** The dialog that it is in. */
  dialog?: LeaveGuardProps['dialog']
  /** More fields. */
  children?: ReactNode
}

/** The field of a form in which a note is written, with its buttons: Ctrl or ⌘ with Enter sends it, Escape closes an empty one. */
export function NoteField({ label, text = '', save, pending, onCancel, dialog, children }: NoteFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { value, form } = event.currentTarget
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form?.requestSubmit()
    else if (event.key === 'Escape' && value.trim() === text) onCancel()
    else return
    event.preventDefault()
  }
  return (
    <>
      <TextArea
        ref={field}
        name="text"
        label={label}
        defaultValue={text}
        rows={3}
        dir="auto"
        onKeyDown={press}
        counter={{ max: MAX_POST_NOTE, label: wording.counter }}
      />
      {children}
      <div className="flex flex-wrap gap-3">
        <SubmitButton size="small" pendingText={pending}>
          {save}
        </SubmitButton>
        <Button look="text" size="small" onClick={onCancel}>
          {wording.cancel}
        </Button>
      </div>
      <UnsavedGuard wording={wording.unsaved} dialog={dialog} />
    </>
  )
}
