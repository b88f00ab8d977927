import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { cleanTypedLine } from '../../../schema/rules/clean-text'
import { smartChange } from './typing/smart-signs'

interface Props {
  label: string
  value: string
  maxLength: number
  /** For quotation marks. */
  language: string
  onChange: (value: string) => void
  /** Enter, and the arrow down at the end, go on to what follows. */
  onLeave: () => void
  /** Whether the caret is in it from the start. */
  autoFocus?: boolean
  className: string
}

/** A text without its line breaks, each of which becomes a space with the space around it. */
function inOneLine(text: string): string {
  const lines = text.split('\n')
  const last = lines.length - 1
  if (last === 0) return text
  return lines
    .map((line, i) => (i === 0 ? line.trimEnd() : i === last ? line.trimStart() : line.trim()))
    .filter((line, i) => line !== '' || i === 0 || i === last)
    .join(' ')
}

/**
 * Makes of the sign that was just typed what the text makes of it. It is typed once more in the field, so that undo
 * takes it back. Returns whether there is anything to make of it; then the field has changed again.
 */
function typedSmartly(field: HTMLTextAreaElement, event: Event, language: string): boolean {
  const { inputType, data, isComposing } = event as InputEvent
  // Undo selects what it has brought back, and the next key would replace it.
  if (inputType === 'historyUndo') field.setSelectionRange(field.selectionEnd, field.selectionEnd)
  if (inputType !== 'insertText' || data?.length !== 1 || isComposing) return false
  const { selectionStart: cursor } = field
  const change = smartChange(field.value.slice(0, cursor), language)
  if (!change) return false
  field.setSelectionRange(change.start, change.end)
  const isDone = document.execCommand('insertText', false, change.text)
  const end = cursor + change.text.length - (change.end - change.start)
  field.setSelectionRange(end, end)
  return isDone
}

/**
 * A line of a story's head, which grows with its text. It has no line breaks. The field keeps its own text, so that
 * whoever types while the page is taken over loses neither a letter nor the caret.
 */
export function TitleField({ label, value, language, onChange, onLeave, className, ...rest }: Props) {
  const box = useRef<HTMLTextAreaElement>(null)
  const known = useRef(value)
  useLayoutEffect(() => {
    if (known.current === value) return
    known.current = value
    if (box.current && box.current.value !== value) box.current.value = value
  }, [value])
  const pressed = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { selectionStart } = event.currentTarget
    const isLeaving =
      event.key === 'Enter' ||
      (event.key === 'ArrowDown' && selectionStart === event.currentTarget.value.length)
    if (!isLeaving || event.nativeEvent.isComposing) return
    event.preventDefault()
    onLeave()
  }
  return (
    <textarea
      rows={1}
      aria-label={label}
      placeholder={label}
      ref={box}
      defaultValue={value}
      {...rest}
      onChange={(event) => {
        const field = event.currentTarget
        if (typedSmartly(field, event.nativeEvent, language)) return
        const line = cleanTypedLine(inOneLine(field.value))
        if (line !== field.value) field.value = line
        onChange(line)
      }}
      onKeyDown={pressed}
      // The caret says where it is, as in the text below.
      className={`block w-full resize-none bg-transparent pb-[0.1em] font-serif wrap-break-word outline-none field-sizing-content ${className}`}
    />
  )
}
