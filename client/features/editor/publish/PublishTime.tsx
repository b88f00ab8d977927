import { useState } from 'react'
import { publishWording } from '../../../../schema/wording/publish'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/form/Field'
import { useForm } from '../../../ui/form/form-context'
import { HiddenField } from '../../../ui/form/HiddenField'
import { fieldTime, longLocalTime, morningIn, timeInField, zoneName } from './local-time'

const wording = publishWording.fields

/** The first Monday after today, in days from today. */
const daysToMonday = (): number => 7 - ((new Date().getDay() + 6) % 7)

interface Props {
  scheduledFor: number | null
  /** @param time absent for at once. */
  onTime: (time: number | undefined) => void
}

/** When a story comes out: at once, or at a time in the writer's own zone, which is named. */
export function PublishTime({ scheduledFor, onTime }: Props) {
  const { errors } = useForm()
  const [text, setText] = useState(scheduledFor === null ? '' : fieldTime(scheduledFor))
  const time = timeInField(text)
  const take = (next: string) => {
    setText(next)
    onTime(timeInField(next))
  }
  return (
    <div>
      <HiddenField name="publishAt" value={text} />
      <Field
        type="datetime-local"
        label={wording.publishAt}
        hint={wording.publishAtHint(zoneName())}
        error={errors.publishAt}
        value={text}
        min={fieldTime(Date.now())}
        onChange={(event) => take(event.currentTarget.value)}
      />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" onClick={() => take(fieldTime(morningIn(1)))}>
          {wording.tomorrow}
        </Button>
        <Button size="small" onClick={() => take(fieldTime(morningIn(daysToMonday())))}>
          {wording.monday}
        </Button>
        {text !== '' && (
          <Button size="small" onClick={() => take('')}>
            {wording.atOnce}
          </Button>
        )}
      </div>
      <p role="status" className="mt-2 text-13 text-ink-soft text-pretty">
        {time === undefined ? wording.comesNow : wording.comesAt(longLocalTime(time))}
      </p>
    </div>
  )
}
