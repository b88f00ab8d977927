import type { KeyboardEvent } from 'react'
import { cleanTypedLine } from '../../../schema/rules/clean-text'

interface Props {
  label: string
  value: string
  maxLength: number
  onChange: (value: string) => void
  /** Enter, and the arrow down at the end, go on to what follows. */
  onLeave: () => void
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

/** A line of a story's head, which grows with its text. It has no line breaks. */
export function TitleField({ label, value, maxLength, onChange, onLeave, className }: Props) {
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
      value={value}
      maxLength={maxLength}
      onChange={(event) => onChange(cleanTypedLine(inOneLine(event.currentTarget.value)))}
      onKeyDown={pressed}
      className={`editor-line ${className}`}
    />
  )
}
