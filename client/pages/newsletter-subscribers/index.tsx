import { notFound } from '@tanstack/react-router'
import { queryText } from '../../../schema/routes/links'
import { SUBSCRIBER_STATES } from '../../../schema/rules/newsletters'
import { MOST_SUBSCRIBER_SEARCH } from '../../../schema/rules/subscribers'
import { subscribersWording as wording } from '../../../schema/wording/subscribers'
import { NextPage } from '../../features/post/NextPage'
import { DownloadLink } from '../../features/stats/DownloadLink'
import { subscribersAsked } from '../../features/subscriber/asked'
import { SubscriberTable } from '../../features/subscriber/SubscriberTable'
import {
  SubscribersOfNewsletter,
  type SubscribersOfNewsletterQuery,
} from '../../features/subscriber/subscribers-of-newsletter.generated'
import type { LoadContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { Button } from '../../ui/Button'
import { ButtonLink } from '../../ui/ButtonLink'
import { EmptyState } from '../../ui/EmptyState'
import { Field } from '../../ui/form/Field'
import { SEARCH_INPUT, SearchForm } from '../../ui/form/SearchForm'
import { Pill } from '../../ui/Pill'
import { TabLinks } from '../../ui/TabLinks'

type Summary = NonNullable<NonNullable<SubscribersOfNewsletterQuery['newsletter']>['subscriberSummary']>

export async function load(page: LoadContext): Promise<void> {
  const { newsletter } = await page.query(SubscribersOfNewsletter, subscribersAsked(page))
  if (!newsletter?.subscribers) throw notFound()
}

export const head = (): PageHead => ({ title: wording.title, robots: 'noindex', isTool: true })

/** How the list is narrowed: by state, by tag, and by what an address or a name begins with. */
function Narrow({ states, tags }: Summary) {
  const { pathname, search } = usePage()
  const { q = '', state, tag } = search
  const counts = new Map(states.map((one) => [one.state.toLowerCase(), one.count]))
  const all = states.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <TabLinks
        label={wording.narrow}
        className="mt-6"
        tabs={[
          { href: pathname, text: wording.all(all), isCurrent: state === undefined && tag === undefined },
          ...SUBSCRIBER_STATES.filter((one) => counts.has(one)).map((one) => ({
            href: pathname + queryText({ state: one }),
            text: wording.inState[one](counts.get(one) ?? 0),
            isCurrent: state === one,
          })),
        ]}
      />
      {tags.length > 0 && (
        <nav aria-label={wording.tags} className="mt-4 flex flex-wrap gap-x-2">
          {tags.map((one) => (
            <Pill key={one.tag} href={pathname + queryText({ tag: one.tag })}>
              {wording.withTag(one.tag, one.count)}
            </Pill>
          ))}
        </nav>
      )}
      <SearchForm
        action={pathname}
        className="mt-4 max-w-inset"
        button={<Button type="submit">{wording.find}</Button>}
      >
        <Field
          key={q}
          {...SEARCH_INPUT}
          label={wording.search}
          defaultValue={q}
          maxLength={MOST_SUBSCRIBER_SEARCH}
        />
        {state !== undefined && <input type="hidden" name="state" value={state} />}
        {tag !== undefined && <input type="hidden" name="tag" value={tag} />}
      </SearchForm>
      <p className="mt-1 text-13 text-ink-soft">{wording.searchHint}</p>
    </>
  )
}

/** A newsletter's subscribers, for whoever it belongs to. Rule: docs/rules/newsletters.md, "Subscribers". */
export function Page() {
  const page = usePage()
  const link = useLink()
  const { newsletter } = useOperation(SubscribersOfNewsletter, subscribersAsked(page))
  if (!newsletter?.subscribers || !newsletter.subscriberSummary) return null
  const { id, name, subscribers: connection, subscriberSummary: summary, viewerEdge } = newsletter
  const { subscribers, pagingInfo } = connection
  const hasNone = summary.states.length === 0
  const bring = link('ImportSubscribers', {}, { query: { newsletter: id } })
  return (
    <div className="mx-auto max-w-outset px-6 pt-8 pb-24 lg:pt-14">
      <h1 className="font-serif text-32 font-semibold tracking-tight lg:text-42">{wording.title}</h1>
      <p className="mt-3 max-w-[60ch] text-16 text-ink-soft text-pretty">{wording.of(name)}</p>
      {hasNone ? (
        <EmptyState
          text={wording.none}
          more={viewerEdge.isEligibleToImportEmails && { href: bring, text: wording.bring }}
        />
      ) : (
        <>
          <Narrow {...summary} />
          <div className="mt-6">
            {subscribers.length === 0 ? (
              <EmptyState text={wording.noneLike} more={{ href: page.pathname, text: wording.forget }} />
            ) : (
              <SubscriberTable subscribers={subscribers} />
            )}
          </div>
          <NextPage next={pagingInfo.next} text={wording.more} />
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
            {viewerEdge.isEligibleToImportEmails && <ButtonLink href={bring}>{wording.bring}</ButtonLink>}
            <DownloadLink href={link('ExportNewsletter', { newsletterV3Id: id })}>
              {wording.download}
            </DownloadLink>
          </div>
        </>
      )}
    </div>
  )
}
