import { linkTo } from '../../../schema/routes/links'
import { STORY_FILTERS } from '../../../schema/routes/values'
import { yourStoriesWording as wording } from '../../../schema/wording/your-stories'
import { useOperation } from '../../lib/query'
import { useCanLink } from '../../lib/use-can-link'
import { usePage } from '../../lib/use-page'
import { ButtonLink } from '../../ui/ButtonLink'
import { EmptyState } from '../../ui/EmptyState'
import { Link } from '../../ui/Link'
import { RailSection } from '../../ui/RailSection'
import { TabLinks } from '../../ui/TabLinks'
import { Invitations } from '../co-author/Invitations'
import { NextPage } from '../post/NextPage'
import { OwnStoryList } from './OwnStoryList'
import { filterOf, ownStoriesVariables } from './own-load'
import { OwnStories as OwnStoriesQuery } from './own-stories.generated'
import { StoryTools } from './StoryTools'
import { useStoryActions } from './use-story-actions'

/** The viewer's stories in all states. Rule: docs/rules/writing.md, "Your stories". */
export function OwnStories() {
  const page = usePage()
  const canLink = useCanLink()
  const viewer = useOperation(OwnStoriesQuery, ownStoriesVariables(page)).viewer
  const { renew } = useStoryActions()
  if (!viewer) return null
  const { storyCounts: counts, stories: connection } = viewer
  const filter = filterOf(page)
  const { q = '', after } = page.search
  const write = canLink('NewPost') && { href: linkTo('NewPost'), text: wording.write }
  const isEmpty = connection.stories.length === 0
  const all = { href: page.pathname, text: wording.forget }
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-4 pt-2 lg:pt-6">
        <div>
          <h1 className="font-serif text-32 font-semibold tracking-tight lg:text-42">{wording.title}</h1>
          <p className="mt-3 max-w-[60ch] text-16 text-ink-soft text-pretty">{wording.text}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Link look="alone" href={linkTo('YourSeries')}>
            {wording.series}
          </Link>
          <Link look="alone" href={linkTo('ImportStory')}>
            {wording.bring}
          </Link>
          {write && (
            <ButtonLink href={write.href} look="main">
              {write.text}
            </ButtonLink>
          )}
        </div>
      </header>
      <Invitations invitations={viewer.coAuthorInvitations} onAnswered={renew} />
      <TabLinks
        label={wording.filters.label}
        className="mt-6"
        tabs={STORY_FILTERS.map((filterBy) => ({
          href: linkTo('YourStoriesFiltered', { filterBy }),
          text: wording.tab(wording.filters[filterBy], counts[filterBy]),
          isCurrent: filterBy === filter,
        }))}
      />
      {(counts[filter] > 1 || q !== '') && <StoryTools />}
      {filter === 'deleted' && counts.deleted > 0 && (
        <p className="mt-4 text-14 text-ink-soft text-pretty">{wording.trashHint}</p>
      )}
      {q !== '' && !isEmpty && (
        <p role="status" className="mt-4 text-14 text-ink-soft">
          {wording.found(q)} <Link href={all.href}>{all.text}</Link>
        </p>
      )}
      {isEmpty && q !== '' && <EmptyState text={wording.notFound(q)} more={all} />}
      {isEmpty && q === '' && !after && (
        <EmptyState text={wording.none[filter]} more={filter !== 'deleted' && write} />
      )}
      {!isEmpty && (
        <OwnStoryList
          key={`${filter} ${q} ${page.search.orderBy} ${after}`}
          stories={connection.stories}
          filter={filter}
          deleted={counts.deleted}
        />
      )}
      <NextPage next={connection.pagingInfo.next} text={wording.more} />
    </>
  )
}

/** The rail beside the viewer's stories. */
export function OwnStoriesRail() {
  return (
    <RailSection title={wording.about}>
      <p className="mt-3 text-14 text-ink-soft text-pretty">{wording.aboutText}</p>
    </RailSection>
  )
}
