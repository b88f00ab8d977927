import { linkTo } from '../../../../schema/routes/links'
import { type Month, monthAfter, nameInAddress, startOf, weeksOf } from '../../../../schema/rules/months'
import { DAY } from '../../../../schema/rules/time-units'
import { listedTitle } from '../../../../schema/story/listed-title'
import { clockTime } from '../../../../schema/wording/formats'
import { dateFormat } from '../../../../schema/wording/language'
import { storiesManagerWording } from '../../../../schema/wording/stories-manager'
import { takeOutWording } from '../../../../schema/wording/take-out'
import { formatDate, formatMonth, isoDate } from '../../../lib/format'
import { useKeptFocus } from '../../../lib/use-kept-focus'
import { usePathLink } from '../../../lib/use-link'
import { AppLink } from '../../../ui/AppLink'
import { Button } from '../../../ui/Button'
import { Link } from '../../../ui/Link'
import type { ManagedStoryFragment } from '../managed-story.generated'

const { calendar: wording, by } = storiesManagerWording

const weekday = dateFormat({ weekday: 'short' })
const dayOfMonth = dateFormat({ day: 'numeric' })
/** A Monday. */
const MONDAY = 4 * DAY

type Planned = ManagedStoryFragment & { firstPublishedAt: number }

interface Props {
  slug: string
  month: Month
  stories: readonly ManagedStoryFragment[]
  /** The story that is being taken out, if one is. */
  taken: string | undefined
  /** Takes a story out of the publication; absent for whoever may not. */
  onTakeOut: ((postId: string, title: string) => void) | undefined
}

function StoryLink({ story }: { story: Planned }) {
  const pathLink = usePathLink()
  return (
    <AppLink href={pathLink(story.mediumUrl)} className="underline-offset-2 hover:underline">
      {listedTitle(story.title)}
    </AppLink>
  )
}

/** Takes a planned story out of the publication. */
function TakeOutButton({ story, taken, onTakeOut }: { story: Planned } & Pick<Props, 'taken' | 'onTakeOut'>) {
  const title = listedTitle(story.title)
  if (!onTakeOut) return null
  return (
    <Button
      look="danger-text"
      size="small"
      aria-label={takeOutWording.takeLabel(title)}
      isPending={taken === story.id}
      onClick={() => onTakeOut(story.id, title)}
    >
      {takeOutWording.take}
    </Button>
  )
}

/** A month with its planned stories: a table, and on narrow windows a list. */
export function Calendar({ slug: collectionSlug, month, stories, taken, onTakeOut }: Props) {
  const area = useKeptFocus<HTMLElement>()
  const planned = stories.filter((story): story is Planned => story.firstPublishedAt !== null)
  const on = (day: number) => planned.filter(({ firstPublishedAt: at }) => at >= day && at < day + DAY)
  const name = formatMonth(startOf(month))
  const address = (to: Month) =>
    linkTo(
      'ShowCollectionStoriesManagerFiltered',
      { collectionSlug, filterBy: 'scheduled' },
      { query: { month: nameInAddress(to) } },
    )
  const [earlier, later] = [monthAfter(month, -1), monthAfter(month, 1)]
  return (
    <section ref={area} className="mt-6">
      <nav aria-label={wording.months} className="flex flex-wrap items-center justify-between gap-3">
        <Link look="underlined" href={address(earlier)}>
          {wording.previous(formatMonth(startOf(earlier)))}
        </Link>
        <h2 tabIndex={-1} className="font-serif text-20 font-semibold max-sm:order-first max-sm:basis-full">
          {name}
        </h2>
        <Link look="underlined" href={address(later)}>
          {wording.next(formatMonth(startOf(later)))}
        </Link>
      </nav>
      <table className="mt-4 w-full table-fixed border-collapse max-sm:hidden">
        <caption className="sr-only">{wording.caption(name)}</caption>
        <thead>
          <tr>
            {Array.from({ length: 7 }, (_, i) => (
              <th key={i} scope="col" className="pb-2 text-start text-13 font-medium text-ink-soft">
                {weekday.format(MONDAY + i * DAY)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, i) => (
            <tr key={i}>
              {week.map((day, j) => (
                <td key={day ?? `none${j}`} className="h-24 border border-line p-2 align-top">
                  {day !== undefined && (
                    <>
                      <time dateTime={isoDate(day)} className="text-13 text-ink-soft">
                        {dayOfMonth.format(day)}
                      </time>
                      <ul>
                        {on(day).map((story) => (
                          <li key={story.id} className="mt-1 text-13 wrap-anywhere">
                            <StoryLink story={story} />{' '}
                            <span className="text-ink-soft">{clockTime(story.firstPublishedAt)}</span>
                            <TakeOutButton story={story} taken={taken} onTakeOut={onTakeOut} />
                          </li>
                        ))}
                      </ul>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ol className="mt-4 sm:hidden">
        {planned.map((story) => (
          <li key={story.id} className="border-b border-line py-4">
            <p dir="auto" className="font-serif text-16 font-semibold">
              <StoryLink story={story} />
            </p>
            <p className="dotted text-13 text-ink-soft">
              <span>{by(story.creator.name)}</span>
              <time dateTime={isoDate(story.firstPublishedAt)}>
                {`${formatDate(story.firstPublishedAt)}, ${clockTime(story.firstPublishedAt)}`}
              </time>
            </p>
            <TakeOutButton story={story} taken={taken} onTakeOut={onTakeOut} />
          </li>
        ))}
      </ol>
      {planned.length === 0 && <p className="py-6 text-16 text-ink-soft">{wording.none(name)}</p>}
      <p className="mt-3 text-13 text-ink-soft">{wording.hint}</p>
    </section>
  )
}
