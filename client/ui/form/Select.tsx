import type { SelectHTMLAttributes } from 'react'
import { Icon } from '../Icon'
import { controlClass, FieldLayout, type FieldLooks } from './FieldLayout'

interface Props extends FieldLooks, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'> {}

/**
 * A choice of one among several, with its label. It is the browser's own control: it works without script, phones
 * show their own picker, and typing finds an option. Rule: docs/rules/ui.md, "Choices".
 */
export function Select({ label, hint, error, children, ...select }: Props) {
  return (
    <FieldLayout label={label} hint={hint} error={error} name={select.name}>
      {(props) => (
        <div className="relative">
          <select
            {...props}
            className={`${controlClass(props['aria-invalid'] === true)} appearance-none pe-10`}
            {...select}
          >
            {children}
          </select>
          <span className="pointer-events-none absolute inset-y-0 end-3 flex items-center text-ink-soft">
            <Icon name="down" size={16} />
          </span>
        </div>
      )}
    </FieldLayout>
  )
}
