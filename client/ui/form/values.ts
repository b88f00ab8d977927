import type { GenericSchema, InferOutput } from 'valibot'

const CONTROLS = 'input[name],textarea[name],select[name]'

/**
 * A form's controls. Of these properties, text areas and selects have the same as inputs, except a select's
 * initial value.
 */
const controlsOf = (form: HTMLFormElement): HTMLInputElement[] => [
  ...form.querySelectorAll<HTMLInputElement>(CONTROLS),
]

/** Whether a form has a visible field with a name. */
export const hasField = (form: HTMLFormElement, name: string): boolean =>
  controlsOf(form).some((control) => control.name === name)

/** What a form would submit: texts and files by name; for fields that share a name, a list. */
export function valuesOf(form: HTMLFormElement): Record<string, unknown> {
  const data = new FormData(form)
  return Object.fromEntries(
    [...new Set(data.keys())].map((name) => {
      const all = data.getAll(name)
      return [name, all.length > 1 ? all : all[0]]
    }),
  )
}

function stateOf(control: HTMLInputElement, at: 'now' | 'first'): string | boolean {
  const isNow = at === 'now'
  if (/^(checkbox|radio)$/.test(control.type)) return isNow ? control.checked : control.defaultChecked
  if (isNow || control.type !== 'select-one') return isNow ? control.value : control.defaultValue
  const selected = control.querySelector<HTMLOptionElement>('option[selected]')
  return (selected ?? control.querySelector<HTMLOptionElement>('option'))?.value ?? ''
}

/** A form's content, for comparison: now, or as it was initially. */
export const snapshotOf = (form: HTMLFormElement, at: 'now' | 'first' = 'now'): string =>
  JSON.stringify(controlsOf(form).map((control) => [control.name, stateOf(control, at)]))

/** Values parsed by a schema, if there is one, or what is wrong with them: the first error of each field, by its name. */
export function faultsOf<Schema extends GenericSchema>(
  schema: Schema | undefined,
  values: unknown,
): { values: InferOutput<Schema> } | { faults: Record<string, string> } {
  if (!schema) return { values }
  const result = schema['~standard'].validate(values)
  if (result instanceof Promise) throw new TypeError('A form waits for no schema')
  if (!result.issues) return { values: result.value as InferOutput<Schema> }
  const faults: Record<string, string> = {}
  for (const { path, message } of result.issues) {
    const step = path?.[0]
    const name = String(typeof step === 'object' ? step.key : (step ?? ''))
    faults[name] ??= message
  }
  return { faults }
}

/** Focuses the first invalid field; if there is none, scrolls to the message above the fields. */
export function focusFirstFault(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLElement>('[aria-invalid=true]:not(fieldset)')
  if (field) field.focus()
  else form.querySelector('[role=alert]:not(:empty)')?.scrollIntoView({ block: 'nearest' })
}
