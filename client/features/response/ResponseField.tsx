import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { MAX_RESPONSE } from '../../../schema/rules/limits'
import { responseWording as wording } from '../../../schema/wording/responses'
import { Button } from '../../ui/Button'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { TextArea } from '../../ui/form/TextArea'
import { usePart } from '../../ui/part'
import { responseMentions } from '../mention/part'
import { keepText } from './kept-text'
import { MARKS, type Mark, withMark } from './marks'

interface Props {
  label: string
  text: string
  /** Where what is written is kept; absent where nothing is. */
  keptAs?: string
  send: string
  pending: string
  /** What stands in place of the button that sends it. */
  instead?: ReactNode
  hasFocus: boolean
  /** Absent where there is nothing to go back to. */
  onCancel?: (() => void) | undefined
}

const SHORTCUTS: Readonly<Record<string, Mark>> = { b: 'bold', i: 'italic', k: 'link' }

/** Changes what is selected in a field, as if it were typed, so that the browser can undo it. */
function mark(area: HTMLTextAreaElement, name: Mark): void {
  const { value, selectionStart, selectionEnd } = area
  const next = withMark({ text: value, start: selectionStart, end: selectionEnd }, name)
  area.focus()
  area.setRangeText(next.text, 0, value.length)
  area.setSelectionRange(next.start, next.end)
  area.dispatchEvent(new Event('input', { bubbles: true }))
}

function Marks({ area }: { area: RefObject<HTMLTextAreaElement | null> }) {
  return (
    <div role="toolbar" aria-label={wording.marksLabel} className="-mt-2 flex flex-wrap gap-x-4">
      {MARKS.map((name) => (
        <Button
          key={name}
          look="text"
          size="small"
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => area.current && mark(area.current, name)}
        >
          {wording.marks[name]}
        </Button>
      ))}
    </div>
  )
}

/**
 * The field in which a response is written, with its buttons: Ctrl or ⌘ with Enter sends it, with B, I and K makes bold,
 * italic and a link; Escape closes one that has nothing new. What is written is kept in the browser.
 */
export function ResponseField({ label, text, keptAs, send, pending, instead, hasFocus, onCancel }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [hasMention, setHasMention] = useState(false)
  const Mentions = usePart(responseMentions, hasMention)
  useEffect(() => {
    if (hasFocus) field.current?.focus()
  }, [hasFocus])
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { currentTarget: area, key } = event
    const isCommand = event.ctrlKey || event.metaKey
    const shortcut = isCommand ? SHORTCUTS[key.toLowerCase()] : undefined
    if (shortcut) mark(area, shortcut)
    else if (key === 'Enter' && isCommand) area.form?.requestSubmit()
    else if (key === 'Escape' && onCancel && area.value.trim() === text) onCancel()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <>
      <TextArea
        ref={field}
        name="text"
        label={label}
        hint={wording.hint}
        defaultValue={text}
        rows={3}
        dir="auto"
        onKeyDown={press}
        onChange={({ currentTarget: { value } }) => {
          if (keptAs !== undefined) keepText(keptAs, value)
          setHasMention(value.includes('@'))
        }}
        counter={{ max: MAX_RESPONSE, label: wording.counter }}
      />
      {Mentions && field.current && <Mentions area={field.current} />}
      <Marks area={field} />
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
    </>
  )
}
