import { useId } from 'react'
import { ErrorText } from './ErrorText'
import { useForm } from './form-context'

interface Props<Value extends string> {
  name: string
  label: string
  /** In the order in which they are shown; the text says what choosing it means. */
  options: readonly { value: Value; name: string; text: string }[]
  defaultValue?: Value | undefined
  onChange?: (value: Value) => void
}

/** One of a few choices, each with what it means. Rule: docs/rules/ui.md, "Choices". */
export function RadioChoice<Value extends string>(props: Props<Value>) {
  const { name: group, label, options, defaultValue, onChange } = props
  const id = useId()
  const { errors } = useForm()
  const error = errors[group]
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="text-14 font-medium">{label}</legend>
      <ErrorText id={`${id}-error`}>{error}</ErrorText>
      <div className="mt-2">
        {options.map(({ value, name, text }) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
            <input
              type="radio"
              name={group}
              value={value}
              defaultChecked={value === defaultValue}
              onChange={() => onChange?.(value)}
              aria-labelledby={`${id}-${value}`}
              aria-describedby={`${id}-${value}-text`}
              aria-invalid={error ? true : undefined}
              className="mt-1 size-4 shrink-0 accent-accent"
            />
            <span className="min-w-0">
              <span id={`${id}-${value}`} className="block text-16">
                {name}
              </span>
              <span id={`${id}-${value}-text`} className="block text-13 text-ink-soft text-pretty">
                {text}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
