import { DAY } from '../../../schema/rules/time-units'
import { nameOfDay } from '../../../schema/wording/formats'
import { topStoriesWording } from '../../../schema/wording/top-stories'
import { AppLink } from '../../ui/AppLink'
import { dayPath } from './day'

interface Props {
  day: number
  /** The day of the newest story: no later day has any. */
  lastDay: number | undefined
  isEmpty: boolean
}

/** Links to the previous and the next day. */
export function Neighbours({ day, lastDay, isEmpty }: Props) {
  const link = 'inline-flex min-h-11 flex-col justify-center text-14 hover:underline underline-offset-4'
  return (
    <nav aria-label={topStoriesWording.days} className="mt-4 flex justify-between gap-6" data-no-print>
      {/* Days before the first story go on forever, so crawlers needn't follow them. */}
      <AppLink href={dayPath(day - DAY)} rel={isEmpty ? 'prev nofollow' : 'prev'} className={link}>
        <span className="text-13 text-ink-soft">{topStoriesWording.previousDay}</span>
        {nameOfDay(day - DAY)}
      </AppLink>
      {lastDay !== undefined && day < lastDay && (
        <AppLink href={dayPath(day + DAY)} rel="next" className={`${link} text-end`}>
          <span className="text-13 text-ink-soft">{topStoriesWording.nextDay}</span>
          {nameOfDay(day + DAY)}
        </AppLink>
      )}
    </nav>
  )
}
