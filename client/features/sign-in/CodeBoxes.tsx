import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react'
import { LOGIN_CODE_LENGTH } from '../../../schema/rules/identity'
import { signInWording } from '../../../schema/wording/sign-in'
import { type CodeDigits, type CodeEdit, withDigits, withoutDigit } from './code-digits'

interface Props {
  /** The label of all boxes together. */
  label: string
  digits: CodeDigits
  onDigits: (digits: CodeDigits) => void
  /** Enter was pressed. */
  onEnter: () => void
  disabled: boolean
  /** The id of the error message; nothing if there is none. */
  errorId: string | undefined
}

/** A box for each digit of a code. Rule: docs/rules/identity.md, "Sign-in modal". */
export function CodeBoxes({ label, digits, onDigits, onEnter, disabled, errorId }: Props) {
  const group = useRef<HTMLFieldSetElement>(null)
  const goTo = (at: number) => {
    const box = group.current?.querySelectorAll('input')[at]
    box?.focus()
    box?.select()
  }
  const edit = ({ digits: next, focus }: CodeEdit) => {
    onDigits(next)
    goTo(focus)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>, at: number) => {
    const { key } = event
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (key === 'Enter') onEnter()
    else if (key === 'Backspace') edit(withoutDigit(digits, at))
    else if (key === 'ArrowLeft') goTo(Math.max(0, at - 1))
    else if (key === 'ArrowRight') goTo(Math.min(LOGIN_CODE_LENGTH - 1, at + 1))
    else return
    event.preventDefault()
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>, at: number) => {
    event.preventDefault()
    edit(withDigits(digits, at, event.clipboardData.getData('text')))
  }
  return (
    <fieldset
      ref={group}
      disabled={disabled}
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
      className="mx-auto"
    >
      <legend className="sr-only">{label}</legend>
      <div className="flex justify-center gap-2">
        {digits.map((digit, at) => (
          <input
            key={at}
            type="text"
            inputMode="numeric"
            autoComplete={at === 0 ? 'one-time-code' : 'off'}
            aria-label={signInWording.inbox.digit(at + 1, LOGIN_CODE_LENGTH)}
            aria-invalid={errorId ? true : undefined}
            data-autofocus={at === 0 ? '' : undefined}
            value={digit}
            onFocus={(event) => event.currentTarget.select()}
            onKeyDown={(event) => press(event, at)}
            onPaste={(event) => paste(event, at)}
            onBeforeInput={(event) => {
              // The digit that is already there would change nothing, and the focus would stay.
              if (!/^[0-9]$/.test(event.data)) return
              event.preventDefault()
              edit(withDigits(digits, at, event.data))
            }}
            onChange={(event) => {
              const { value } = event.currentTarget
              // A full box contains its old digit beside the new one.
              const typed = value.length === 2 && digit ? value.replace(digit, '') : value
              if (value === '') onDigits(withoutDigit(digits, at).digits)
              else edit(withDigits(digits, at, typed))
            }}
            className={`h-14 w-10 min-w-0 rounded-input border bg-paper text-center text-24 tabular-nums ${errorId ? 'border-danger' : 'border-control'}`}
          />
        ))}
      </div>
    </fieldset>
  )
}
