import { linkTo } from '../../../schema/routes/links'
import { DAY } from '../../../schema/rules/time-units'
import { nameOfDay } from '../../../schema/wording/formats'
import { topStoriesWording } from '../../../schema/wording/top-stories'
import { AppLink } from '../../ui/AppLink'
import { RailSection } from '../../ui/RailSection'
import { dayPath } from './day'

/** How many days have links. */
const DAYS = 7

interface Props {
  /** The day of the newest story. */
  lastDay: number
  /** The day that the page shows; undefined on the page of current top stories. */
  shown: number | undefined
}

/** Links to the latest days with stories. */
export function Days({ lastDay, shown }: Props) {
  const days = Array.from({ length: DAYS }, (_, i) => lastDay - i * DAY)
  const link = (isShown: boolean) =>
    `flex h-11 items-center text-14 tabular-nums ${isShown ? 'font-semibold' : 'text-ink-soft hover:text-ink hover:underline'}`
  return (
    <RailSection title={topStoriesWording.byDay}>
      <ul className="pt-1">
        <li>
          <AppLink
            href={linkTo('ShowTopStories')}
            aria-current={shown === undefined ? 'page' : undefined}
            className={link(shown === undefined)}
          >
            {topStoriesWording.now}
          </AppLink>
        </li>
        {days.map((day) => (
          <li key={day}>
            <AppLink
              href={dayPath(day)}
              aria-current={day === shown ? 'page' : undefined}
              className={link(day === shown)}
            >
              {nameOfDay(day)}
            </AppLink>
          </li>
        ))}
      </ul>
    </RailSection>
  )
}
