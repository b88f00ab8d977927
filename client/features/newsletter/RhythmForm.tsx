import { digestWording } from '../../../schema/wording/digest'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/form/Field'
import { Select } from '../../ui/form/Select'
import type { SubscriptionFieldsFragment } from './subscription-fields.generated'

const { rhythm: wording } = digestWording

type Listed = SubscriptionFieldsFragment['newsletters'][number]
type Rhythm = NonNullable<Listed['rhythm']>

const RHYTHMS = Object.keys(wording.rhythms) as Rhythm[]

interface Props {
  newsletter: Pick<Listed['newsletter'], 'id' | 'name'>
  rhythm: Rhythm
  pausedUntil: string | null
}

/** How often a newsletter comes, and until when it doesn't: a form that works without script. */
export function RhythmForm({ newsletter: { id, name }, rhythm, pausedUntil }: Props) {
  return (
    <form method="post" className="mt-4 flex flex-wrap items-start gap-x-6 gap-y-4">
      <input type="hidden" name="newsletter" value={id} />
      <div className="grow">
        <Select label={wording.label(name)} name="rhythm" defaultValue={rhythm}>
          {RHYTHMS.map((each) => (
            <option key={each} value={each}>
              {wording.rhythms[each]}
            </option>
          ))}
        </Select>
      </div>
      <div className="grow">
        <Field
          label={wording.pause}
          hint={wording.pauseHint}
          name="until"
          type="date"
          defaultValue={pausedUntil ?? ''}
        />
      </div>
      <div className="self-end">
        <Button type="submit" name="action" value="rhythm" aria-label={wording.saveFor(name)}>
          {wording.save}
        </Button>
      </div>
    </form>
  )
}
