import { notFound } from '@tanstack/react-router'
import { audienceWording as wording } from '../../../schema/wording/audience'
import { newsletterStatsWording } from '../../../schema/wording/newsletter-stats'
import { Followers } from '../../features/audience/Followers'
import { Overview } from '../../features/audience/Overview'
import { chartDrawing } from '../../features/chart/lazy'
import { statsVariables } from '../../features/stats/asked'
import { DownNote } from '../../features/stats/StatsDown'
import { DOWN, unlessDown } from '../../features/stats/unless-down'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { useAnswer } from '../../lib/use-answer'
import { useCanLink } from '../../lib/use-can-link'
import { useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { EmptyState } from '../../ui/EmptyState'
import { Link } from '../../ui/Link'
import { TabLinks } from '../../ui/TabLinks'
import { AudienceFollowers } from './audience-followers.generated'
import { AudiencePage } from './audience-page.generated'
import { NewsletterPart } from './NewsletterPart'
import { isOfNewsletter, newsletterOf } from './newsletter-of'
import { NewsletterStats } from './newsletter-stats.generated'

const isList = ({ routeName }: PageContext): boolean => routeName === 'UserAudienceDetails'

const overviewOf = (page: PageContext) => ({ range: statsVariables(page).range })
const listOf = ({ search }: PageContext) => ({ after: search.after })

async function loadNewsletter(page: LoadContext): Promise<void> {
  const [{ newsletter }] = await Promise.all([
    page.query(NewsletterStats, newsletterOf(page)),
    page.part(chartDrawing),
  ])
  if (!newsletter?.subscriberStats) throw notFound()
}

export async function load(page: LoadContext): Promise<void> {
  if (isOfNewsletter(page)) return loadNewsletter(page)
  const asked = isList(page)
    ? page.query(AudienceFollowers, listOf(page))
    : page.query(AudiencePage, overviewOf(page))
  const [answer] = await Promise.all([
    unlessDown<{ viewer: { username: string } | null }>(page, asked, ({ viewer }) => viewer !== null),
    isList(page) ? undefined : page.part(chartDrawing),
  ])
  if (answer && answer.viewer?.username !== page.params.username?.toLowerCase()) throw notFound()
}

const headOfNewsletter = (page: HeadContext): PageHead => ({
  title: newsletterStatsWording.title(page.data(NewsletterStats, newsletterOf(page)).newsletter?.name ?? ''),
  robots: 'noindex',
  isTool: true,
  parts: ['chart-drawing'],
})

const headOfWriter = (page: HeadContext): PageHead => ({
  title: isList(page) ? wording.list.title : wording.title,
  robots: 'noindex',
  isTool: true,
  ...(isList(page) ? {} : { parts: ['chart-drawing'] }),
  ...(isList(page) || page.answer(AudiencePage, overviewOf(page)) ? {} : DOWN),
})

export const head = (page: HeadContext): PageHead =>
  isOfNewsletter(page) ? headOfNewsletter(page) : headOfWriter(page)

function Nobody() {
  const canLink = useCanLink()
  const link = useLink()
  return (
    <EmptyState
      text={wording.nobody}
      more={canLink('NewPost') && { href: link('NewPost'), text: wording.write }}
    />
  )
}

function OverviewOfViewer() {
  const viewer = useAnswer(AudiencePage, overviewOf(usePage())).data?.viewer
  if (!viewer?.audience) return <DownNote />
  const { audience, stats } = viewer
  const isEmpty = audience.followers + audience.gained + audience.lost + stats.countries.length === 0
  return isEmpty ? <Nobody /> : <Overview audience={audience} countriesOfReaders={stats.countries} />
}

function FollowersOfViewer() {
  const { viewer } = useOperation(AudienceFollowers, listOf(usePage()))
  const connection = viewer?.audience?.followersConnection
  if (!connection) return null
  return connection.edges.length === 0 ? <Nobody /> : <Followers connection={connection} />
}

/** Who follows a writer, or subscribes to a newsletter, for whoever writes it. */
export function Page() {
  return isOfNewsletter(usePage()) ? <NewsletterPart /> : <AudienceOfViewer />
}

/** Who follows a writer, for the writer. Rule: docs/rules/stats.md, "Audience". */
function AudienceOfViewer() {
  const page = usePage()
  const canLink = useCanLink()
  const link = useLink()
  const username = page.params.username ?? ''
  return (
    <div className="mx-auto max-w-outset px-6 pt-8 pb-24 lg:pt-14">
      {canLink('StatsHome') && (
        <p className="mb-4 text-14">
          <Link look="underlined" href={link('StatsHome')}>
            {wording.stats}
          </Link>
        </p>
      )}
      <h1 className="font-serif text-32 font-semibold tracking-tight lg:text-42">{wording.title}</h1>
      <p className="mt-3 max-w-[60ch] text-16 text-ink-soft text-pretty">{wording.text}</p>
      <TabLinks
        label={wording.tabs.label}
        className="mt-4"
        tabs={[
          {
            href: link('UserAudience', { username }),
            text: wording.tabs.overview,
            isCurrent: !isList(page),
          },
          {
            href: link('UserAudienceDetails', { username, details: 'followers' }),
            text: wording.tabs.followers,
            isCurrent: isList(page),
          },
        ]}
      />
      {isList(page) ? <FollowersOfViewer /> : <OverviewOfViewer />}
    </div>
  )
}
