import {
  type FormEvent,
  type FormHTMLAttributes,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import type { GenericSchema, InferOutput } from 'valibot'
import { ErrorText } from './ErrorText'
import { type FormFailure, FormProvider } from './form-context'
import { faultsOf, focusFirstFault, hasField, snapshotOf, valuesOf } from './values'

interface Props<Schema extends GenericSchema>
  extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'noValidate'> {
  /** What the fields have to hold: what doesn't fit is said at its field, and nothing is sent. */
  schema: Schema
  /** Does what the form is for; true when it was done. */
  onSubmit: (values: InferOutput<Schema>) => Promise<boolean>
  /** Why it wasn't. */
  failure?: FormFailure | undefined
  /** The field that a failure is about which names none. */
  about?: string
  children: ReactNode
}

/**
 * A form. Fields keep what was typed by themselves, also what was typed before the page's script was there; the
 * form reads them when it is sent. Rule: docs/rules/ui.md, "Forms".
 */
export function Form<Schema extends GenericSchema>(props: Props<Schema>) {
  const { schema, onSubmit, failure, about, children, className = 'flex flex-col gap-4', ...rest } = props
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const saved = useRef<string>(undefined)
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  /** What was typed into since the failure. */
  const [mended, setMended] = useState<ReadonlySet<string>>(new Set())
  const [isPending, setPending] = useState(false)
  const [hasChanges, setChanged] = useState(false)
  /** Counts attempts that came to nothing: after each, the first field that is wrong has the focus. */
  const [attempts, setAttempts] = useState(0)

  useEffect(() => {
    if (!form.current) return
    saved.current ??= snapshotOf(form.current, 'first')
    // It may have been typed into before the page's script was there.
    setChanged(snapshotOf(form.current) !== saved.current)
  }, [])
  useEffect(() => {
    if (attempts > 0 && form.current) focusFirstFault(form.current)
  }, [attempts])

  const send = async (event: FormEvent) => {
    const element = form.current
    // What a dialog inside it sends bubbles up here, too.
    if (!element || event.target !== element) return
    event.preventDefault()
    if (isPending) return
    const found = faultsOf(schema, valuesOf(element))
    setFaults('faults' in found ? found.faults : {})
    setMended(new Set())
    if ('faults' in found) return setAttempts(attempts + 1)
    setPending(true)
    const isDone = await onSubmit(found.values).finally(() => setPending(false))
    if (!isDone) return setAttempts(attempts + 1)
    // The fields show what was saved, which may differ from what was typed.
    requestAnimationFrame(() => {
      if (!element.isConnected) return
      element.reset()
      saved.current = snapshotOf(element)
      setChanged(false)
    })
  }
  const typed = (event: FormEvent<HTMLFormElement>) => {
    const { name, form: owner } = event.target as HTMLInputElement
    if (owner !== form.current) return
    if (name) setMended((names) => (names.has(name) ? names : new Set([...names, name])))
    if (form.current) setChanged(snapshotOf(form.current) !== saved.current)
  }

  const field = failure && (failure.field ?? about)
  const isAtField = field !== undefined && form.current !== null && hasField(form.current, field)
  const errors: Record<string, ReactNode> = { ...faults }
  if (failure && isAtField) errors[field] = <FailureText failure={failure} />
  for (const name of mended) delete errors[name]
  const stray = Object.keys(faults).find((name) => form.current && !hasField(form.current, name))
  const atTop =
    failure && !isAtField ? <FailureText failure={failure} /> : stray !== undefined && faults[stray]
  return (
    <FormProvider value={{ errors, isPending, hasChanges }}>
      <form ref={form} onSubmit={send} onInput={typed} noValidate className={className} {...rest}>
        <ErrorText id={`${id}-error`} className="rounded-input border border-danger px-4 py-3">
          {atTop}
        </ErrorText>
        {children}
      </form>
    </FormProvider>
  )
}

function FailureText({ failure: { message, help } }: { failure: FormFailure }) {
  return (
    <>
      <p>{message}</p>
      {help}
    </>
  )
}
