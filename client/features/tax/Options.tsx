import { taxWording } from '../../../schema/wording/taxes'
import { Select } from '../../ui/form/Select'

interface Props {
  name: string
  label: string
  hint?: string
  /** The words of the choices, by their values. */
  words: Readonly<Record<string, string>>
  /** Shown while nothing is chosen. */
  choose?: string
}

/** One of a few words. */
export function Options({ name, label, hint, words, choose = taxWording.fields.choose }: Props) {
  return (
    <Select name={name} label={label} hint={hint} defaultValue="" required>
      <option value="">{choose}</option>
      {Object.entries(words).map(([value, word]) => (
        <option key={value} value={value}>
          {word}
        </option>
      ))}
    </Select>
  )
}
