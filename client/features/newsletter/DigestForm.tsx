import { digestWording } from '../../../schema/wording/digest'
import { Button } from '../../ui/Button'
import { Select } from '../../ui/form/Select'
import type { SubscriptionFieldsFragment } from './subscription-fields.generated'

const { choice: wording } = digestWording

type Rhythm = NonNullable<SubscriptionFieldsFragment['digest']>

const RHYTHMS = Object.keys(wording.rhythms) as Rhythm[]

/** How often somebody is mailed what they follow: a form that works without script, and without signing in. */
export function DigestForm({ digest }: { digest: Rhythm }) {
  return (
    <section className="border-b border-line py-6">
      <h2 className="font-serif text-20 font-semibold">{wording.title}</h2>
      <p className="mt-1 text-14 text-ink-soft text-pretty">{wording.text}</p>
      <form method="post" className="mt-4 flex flex-wrap items-end gap-x-6 gap-y-3">
        <div className="grow">
          <Select label={wording.label} name="digest" defaultValue={digest}>
            {RHYTHMS.map((rhythm) => (
              <option key={rhythm} value={rhythm}>
                {wording.rhythms[rhythm]}
              </option>
            ))}
          </Select>
        </div>
        <Button type="submit" name="action" value="digest" aria-label={wording.saveFor}>
          {wording.save}
        </Button>
      </form>
    </section>
  )
}
