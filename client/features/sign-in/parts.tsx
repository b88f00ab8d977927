import type { ButtonHTMLAttributes, InputHTMLAttributes, ReactNode } from 'react'
import { useId } from 'react'
import { useSignIn } from './sign-in-context'

/** A step's title: it names the dialog, and has the focus where a step has no field. */
export function StepTitle({ children, hasField = false }: { children: ReactNode; hasField?: boolean }) {
  const { heading: Heading, titleId } = useSignIn()
  return (
    <Heading
      id={titleId}
      tabIndex={-1}
      data-autofocus={hasField ? undefined : ''}
      className="font-serif text-24 font-semibold tracking-tight text-balance outline-none sm:text-32"
    >
      {children}
    </Heading>
  )
}

export function StepText({ children }: { children: ReactNode }) {
  return <p className="mt-3 text-16 text-ink-soft text-balance">{children}</p>
}

/** The one thing that a step is about. */
export function MainButton({ className = '', ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type="submit"
      className={`inline-flex h-11 w-full items-center justify-center rounded-full bg-accent px-5 text-14 font-medium text-accent-ink enabled:hover:opacity-90 disabled:opacity-50 ${className}`}
      {...rest}
    />
  )
}

/** What else can be done, as a word in a sentence or a line of its own. */
export function TextButton({ className = '', ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type="button"
      className={`inline-flex min-h-11 items-center text-14 text-accent hover:underline hover:underline-offset-4 ${className}`}
      {...rest}
    />
  )
}

/** A line of a question and what answers it. */
export function Aside({ children }: { children: ReactNode }) {
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-2 text-14 text-ink-soft">{children}</p>
  )
}

/** What went wrong, told at once. The element stays, so that it is noticed when it fills. */
export function ErrorLine({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="text-left text-14 text-danger empty:hidden">
      {children}
    </p>
  )
}

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  /** Nothing while all is well. */
  error?: ReactNode
  hint?: string | undefined
}

/** A labelled field; what is wrong with it, and what to know of it, belong to it. */
export function Field({ label, error, hint, ...rest }: FieldProps) {
  const id = useId()
  const describedBy = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ')
  return (
    <div className="flex flex-col gap-2 text-left">
      <label htmlFor={id} className="text-14 text-ink-soft">
        {label}
      </label>
      <input
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
        className={`h-11 w-full rounded-input border bg-paper px-3 text-16 ${error ? 'border-danger' : 'border-line-strong'}`}
        {...rest}
      />
      {hint && (
        <p id={`${id}-hint`} className="text-13 text-ink-soft">
          {hint}
        </p>
      )}
      <ErrorLine id={`${id}-error`}>{error}</ErrorLine>
    </div>
  )
}
