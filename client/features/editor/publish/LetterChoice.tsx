import { publishWording } from '../../../../schema/wording/publish'
import { Checkbox } from '../../../ui/form/Checkbox'
import type { ProvenSettings } from './current-settings'

const wording = publishWording.fields

interface Props {
  newsletters: ProvenSettings['newsletters']
  /** The ids of those that send the story. */
  chosen: readonly string[]
  onChosen: (ids: string[]) => void
  /** Whether nobody else finds the story. */
  isByMail: boolean
  onByMail: (isByMail: boolean) => void
}

/** The newsletters that send a story by mail once it is out. Rule: docs/rules/newsletters.md, "Sent when it is published". */
export function LetterChoice({ newsletters, chosen, onChosen, isByMail, onByMail }: Props) {
  if (newsletters.length === 0) return null
  return (
    <fieldset>
      <legend className="text-14 font-medium">{wording.letters}</legend>
      <p className="mt-1 text-13 text-ink-soft text-pretty">{wording.lettersHint}</p>
      {newsletters.map(({ newsletter: { id, name } }) => (
        <Checkbox
          key={id}
          label={wording.letterOf(name)}
          checked={chosen.includes(id)}
          onChange={({ currentTarget }) =>
            onChosen(currentTarget.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
          }
        />
      ))}
      {chosen.length > 0 && (
        <Checkbox
          label={wording.byMailOnly}
          hint={wording.byMailOnlyHint}
          checked={isByMail}
          onChange={({ currentTarget }) => onByMail(currentTarget.checked)}
        />
      )}
    </fieldset>
  )
}
