import { useId } from 'react'
import { REPORT_REASONS } from '../../../../schema/rules/reports'
import { reportWording as wording } from '../../../../schema/wording/reports'
import { ErrorText } from '../../../ui/form/ErrorText'
import { useForm } from '../../../ui/form/form-context'

/** The reasons as radio buttons, each with what it means. */
export function ReasonChoice() {
  const id = useId()
  const { errors } = useForm()
  const error = errors.reason
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="text-14 font-medium">{wording.choose}</legend>
      <ErrorText id={`${id}-error`}>{error}</ErrorText>
      <div className="mt-2">
        {REPORT_REASONS.map((reason) => (
          <label key={reason} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
            <input
              type="radio"
              name="reason"
              value={reason}
              aria-labelledby={`${id}-${reason}`}
              aria-describedby={`${id}-${reason}-text`}
              aria-invalid={error ? true : undefined}
              className="mt-1 size-4 shrink-0 accent-accent"
            />
            <span className="min-w-0">
              <span id={`${id}-${reason}`} className="block text-16">
                {wording.reasons[reason].name}
              </span>
              <span id={`${id}-${reason}-text`} className="block text-13 text-ink-soft text-pretty">
                {wording.reasons[reason].text}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
