import { linkTo } from '../../../schema/routes/links'
import { utcDay } from '../../../schema/rules/utc-day'
import { yearName } from '../../../schema/wording/formats'
import { tagWording } from '../../../schema/wording/tag'
import { paramsOfPeriod } from '../../features/archive/period'
import { AppLink } from '../../ui/AppLink'
import { RailSection } from '../../ui/RailSection'

/** How many years the rail lists; the archive's own page lists more. */
const MOST_YEARS = 12

/** The latest years of a topic's archive, and its feed. */
export function ArchiveYears({ slug, years }: { slug: string; years: readonly number[] }) {
  const link = 'inline-flex h-11 items-center text-14 text-ink-soft hover:text-ink hover:underline'
  return (
    <RailSection title={tagWording.archive}>
      <ul className="flex flex-wrap gap-x-5 tabular-nums">
        {years.slice(0, MOST_YEARS).map((year) => (
          <li key={year}>
            <AppLink
              href={linkTo('ShowTagArchiveYear', { tagSlug: slug, year: paramsOfPeriod({ year }).year })}
              className={link}
            >
              {yearName(utcDay(year))}
            </AppLink>
          </li>
        ))}
        <li>
          <AppLink href={linkTo('ShowTagArchive', { tagSlug: slug })} className={link}>
            {tagWording.wholeArchive}
          </AppLink>
        </li>
        <li>
          <a href={linkTo('TagFeed', { tagSlug: slug })} className={link}>
            {tagWording.feed}
          </a>
        </li>
      </ul>
    </RailSection>
  )
}
