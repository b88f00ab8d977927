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
import { type FormFailure, type FormOutcome, FormProvider } from './form-context'
import { faultsOf, focusFirstFault, hasField, snapshotOf, valuesOf } from './values'

/** What a page knows about a form whose content it holds itself, because other parts of it show that too. */
interface HeldContent {
  /** Whether it differs from what was last saved. */
  hasChanges: boolean
  /** Errors, by field. */
  errors: Readonly<Record<string, string>>
  /** Whether something else than the form is saving it. */
  isPending?: boolean
}

export interface FormProps<Schema extends GenericSchema>
  extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'noValidate'> {
  /**
   * The schema of the fields: errors appear at their fields, and nothing is sent. Absent if nothing can be wrong
   * before the worker is asked: then the values are those of the fields.
   */
  schema?: Schema
  /** Performs the form's action; returns true on success. */
  onSubmit: (values: InferOutput<Schema>) => Promise<FormOutcome>
  /** Why it failed. */
  failure?: FormFailure | undefined
  /** The field for a failure that names none. */
  about?: string
  /** Present if the page holds the content: then the form leaves its fields as they are. */
  held?: HeldContent
  children: ReactNode
}

/**
 * A form. Its fields keep their text themselves, including text that was typed before the page's script
 * loaded; the form reads them on submit. Rule: docs/rules/ui.md, "Forms".
 */
export function Form<Schema extends GenericSchema = GenericSchema<Record<string, unknown>>>(
  props: FormProps<Schema>,
) {
  const { schema, onSubmit, failure, about, held, children, ...rest } = props
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const saved = useRef<string>(undefined)
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  /** The fields that were edited since the failure. */
  const [mended, setMended] = useState<ReadonlySet<string>>(new Set())
  const [isSending, setSending] = useState(false)
  const [isChanged, setChanged] = useState(false)
  const isPending = isSending || held?.isPending === true
  const hasChanges = held?.hasChanges ?? isChanged
  /** Counts failed attempts: after each, the first invalid field gets the focus. */
  const [attempts, setAttempts] = useState(0)

  useEffect(() => {
    if (!form.current) return
    saved.current ??= snapshotOf(form.current, 'first')
    // Somebody may have typed before the page's script loaded.
    setChanged(snapshotOf(form.current) !== saved.current)
  }, [])
  useEffect(() => {
    if (attempts > 0 && form.current) focusFirstFault(form.current)
  }, [attempts])

  const send = async (event: FormEvent) => {
    const element = form.current
    // Submits of a dialog inside it bubble up here too.
    if (!element || event.target !== element) return
    event.preventDefault()
    if (isPending) return
    const checked = faultsOf(schema, valuesOf(element))
    setFaults('faults' in checked ? checked.faults : {})
    setMended(new Set())
    if ('faults' in checked) return setAttempts(attempts + 1)
    setSending(true)
    let outcome: FormOutcome = false
    try {
      outcome = await onSubmit(checked.values)
    } finally {
      if (outcome !== 'leaving') setSending(false)
    }
    if (!outcome) return setAttempts(attempts + 1)
    if (held || outcome === 'leaving') return
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
  const errors: Record<string, ReactNode> = { ...held?.errors, ...faults }
  if (failure && isAtField) errors[field] = <FailureText failure={failure} />
  for (const name of mended) delete errors[name]
  const stray = Object.keys(faults).find((name) => form.current && !hasField(form.current, name))
  // The field that it named may be gone, since another choice asks for others.
  const isOver = field !== undefined && !isAtField && mended.size > 0
  const atTop =
    failure && !isAtField && !isOver ? (
      <FailureText failure={failure} />
    ) : (
      stray !== undefined && faults[stray]
    )
  return (
    <FormProvider value={{ errors, isPending, hasChanges }}>
      <form ref={form} onSubmit={send} onInput={typed} noValidate className="flex flex-col gap-4" {...rest}>
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
