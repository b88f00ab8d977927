import { useState } from 'react'
import { Field, type FieldProps } from './Field'

interface Props extends Omit<FieldProps, 'type' | 'inside' | 'counter' | 'label'> {
  label: string
  autoComplete: 'current-password' | 'new-password'
  /** The labels of the button inside, while the password is hidden and while it is shown. */
  show: { text: string; label: string }
  hide: { text: string; label: string }
}

/** A password, which the person who types it can reveal. Rule: docs/rules/ui.md, "Fields". */
export function PasswordField({ show, hide, ...field }: Props) {
  const [isShown, setShown] = useState(false)
  const { text, label } = isShown ? hide : show
  return (
    <Field
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      type={isShown ? 'text' : 'password'}
      inside={
        <button
          type="button"
          aria-label={label}
          onClick={() => setShown(!isShown)}
          className="absolute inset-y-0 end-0 inline-flex min-w-16 items-center justify-center rounded-input px-3 text-14 text-accent hover:underline hover:underline-offset-4"
        >
          {text}
        </button>
      }
    />
  )
}
