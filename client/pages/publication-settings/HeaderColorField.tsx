import { publicationSettingsWording } from '../../../schema/wording/publication-settings'
import { Checkbox } from '../../ui/form/Checkbox'
import { Field } from '../../ui/form/Field'
import { HiddenField } from '../../ui/form/HiddenField'

const wording = publicationSettingsWording.info

/** What a colour field begins with: a deep green. */
const FIRST = '#174f3c'

interface Props {
  /** Absent if the header has no colour of its own. */
  color: string | null
  onColor: (color: string | null) => void
}

/** The colour behind a publication's name, or none. */
export function HeaderColorField({ color, onColor }: Props) {
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
      <HiddenField name="headerColor" value={color ?? ''} />
    </div>
  )
}
