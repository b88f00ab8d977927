import { Checkbox } from '../../ui/form/Checkbox'
import { Field } from '../../ui/form/Field'
import { HiddenField } from '../../ui/form/HiddenField'

/** What a colour field begins with: a deep green. */
const FIRST = '#174f3c'

interface Props {
  /** Of the field that is sent: empty without a colour. */
  name: string
  wording: { useColor: string; color: string; colorHint: string }
  /** Absent if there is none. */
  color: string | null
  onColor: (color: string | null) => void
}

/** A colour, or none. */
export function ColorField({ name, wording, color, onColor }: Props) {
  return (
    <div>
      <Checkbox
        label={wording.useColor}
        checked={color !== null}
        onChange={({ currentTarget }) => onColor(currentTarget.checked ? FIRST : null)}
      />
      {color !== null && (
        <div className="[&_input]:max-w-48">
          <Field
            type="color"
            label={wording.color}
            hint={wording.colorHint}
            value={color}
            onChange={({ currentTarget }) => onColor(currentTarget.value)}
          />
        </div>
      )}
      <HiddenField name={name} value={color ?? ''} />
    </div>
  )
}
