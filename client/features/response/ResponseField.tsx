import { type KeyboardEvent, type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react'
import type { StoryBody } from '../../../schema/story/paragraph'
import { responseWording as wording } from '../../../schema/wording/responses'
import { Button } from '../../ui/Button'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { type InputHandle, ResponseInput } from './ResponseInput'

/** What a form does with its field. */
export interface FieldHandle extends Pick<InputHandle, 'read' | 'isUploading'> {
  /** Starts over with an empty field. */
  clear: () => void
}

interface Props {
  label: string
  /** The response that is changed; absent for a new one. */
  changed?: StoryBody
  /** Where the text is kept; absent if it isn't. */
  keptAs?: string
  send: string
  pending: string
  /** Replaces the button that sends it. */
  instead?: ReactNode
  /** Whether it continues a change that was begun before. */
  isBegun?: boolean
  hasFocus: boolean
  /** Absent where there is nothing to go back to. */
  onCancel?: (() => void) | undefined
  ref: Ref<FieldHandle>
}

/**
 * The field in which a response is written, with its buttons: Ctrl or ⌘ with Enter sends it, Escape closes one that has
 * nothing new.
 */
export function ResponseField({
  label,
  changed,
  keptAs,
  send,
  pending,
  instead,
  isBegun = false,
  hasFocus,
  onCancel,
  ref,
}: Props) {
  const input = useRef<InputHandle>(null)
  const [round, setRound] = useState(0)
  const area = useRef<HTMLDivElement>(null)
  const [isBack, setBack] = useState(false)
  useImperativeHandle(ref, () => ({
    read: () => input.current?.read(),
    isUploading: () => input.current?.isUploading() === true,
    clear: () => {
      // A key sent it, from the field that the empty one replaces.
      setBack(area.current?.querySelector('textarea:focus, [role=textbox]:focus') != null)
      setRound((before) => before + 1)
    },
  }))
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const target = event.target as HTMLElement
    const isEscape = event.key === 'Escape'
    // A menu of the text closes by itself, and the panel around it stays open. The focus is in the menu, or stays in the
    // text while a list is beside it.
    const isMenu =
      target.closest('.editor-menu') !== null || event.currentTarget.querySelector('[role=listbox]') !== null
    if (isMenu && !isEscape) return
    if (!isMenu && event.key === 'Enter' && (event.ctrlKey || event.metaKey))
      target.closest('form')?.requestSubmit()
    else if (!isMenu && isEscape && onCancel && input.current?.hasChanged() === false) onCancel()
    else if (!isMenu) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the field in it, which has the focus.
    <div ref={area} onKeyDown={press} className="contents">
      <ResponseInput
        key={`${keptAs} ${round}`}
        ref={input}
        label={label}
        changed={changed}
        keptAs={keptAs}
        isBegun={isBegun}
        hasFocus={hasFocus || isBack}
      />
      <div className="flex flex-wrap gap-3">
        {instead ?? (
          <SubmitButton size="small" pendingText={pending}>
            {send}
          </SubmitButton>
        )}
        {onCancel && (
          <Button look="text" size="small" onClick={onCancel}>
            {wording.cancel}
          </Button>
        )}
      </div>
    </div>
  )
}
