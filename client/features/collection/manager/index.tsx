import { useState } from 'react'
import { linkTo } from '../../../../schema/routes/links'
import { MANAGER_FILTERS } from '../../../../schema/routes/values'
import { monthOf } from '../../../../schema/rules/months'
import { listedTitle } from '../../../../schema/story/listed-title'
import { storiesManagerWording as wording } from '../../../../schema/wording/stories-manager'
import { takeOutWording } from '../../../../schema/wording/take-out'
import { useApp } from '../../../lib/app'
import { formatDate, isoDate } from '../../../lib/format'
import { useOperation } from '../../../lib/query'
import { refetch } from '../../../lib/refetch'
import { useCanLink } from '../../../lib/use-can-link'
import { useLink, usePathLink } from '../../../lib/use-link'
import { useMayReach } from '../../../lib/use-may-reach'
import { usePage } from '../../../lib/use-page'
import { AppLink } from '../../../ui/AppLink'
import { Button } from '../../../ui/Button'
import { EmptyState } from '../../../ui/EmptyState'
import { Link } from '../../../ui/Link'
import { useLazy } from '../../../ui/lazy'
import { TabLinks } from '../../../ui/TabLinks'
import { NextPage } from '../../post/NextPage'
import { SubmissionRow } from '../../submission/SubmissionRow'
import type { ManagedStoryFragment } from '../managed-story.generated'
import { takeOutDialog } from '../take-out'
import { Calendar } from './Calendar'
import { StoriesManager as Stories } from './stories-manager.generated'
import { takeOutPlanned } from './take-out-planned'
import { filterOf, managerVariables } from './variables'

interface StoryProps {
  story: ManagedStoryFragment
  href: string
  /** Absent if it can't be taken out here. */
  onTakeOut?: ((title: string) => void) | undefined
}

/** A story in a list of the manager. */
function Story({ story, href, onTakeOut }: StoryProps) {
  const { title, creator, firstPublishedAt } = story
  const shown = title === '' ? wording.untitled : listedTitle(title)
  return (
    <article className="flex items-start gap-4 border-b border-line py-4">
      <div className="min-w-0 flex-1">
        <h2 dir="auto" className="font-serif text-18 font-semibold text-pretty">
          <AppLink href={href} className="underline-offset-4 hover:underline">
            {shown}
          </AppLink>
        </h2>
        <p className="dotted text-13 text-ink-soft">
          <span>{wording.by(creator.name)}</span>
          {firstPublishedAt !== null && (
            <time dateTime={isoDate(firstPublishedAt)}>{formatDate(firstPublishedAt)}</time>
          )}
        </p>
      </div>
      {onTakeOut && (
        <Button
          size="small"
          look="danger"
          aria-label={takeOutWording.takeLabel(shown)}
          onClick={() => onTakeOut(shown)}
        >
          {takeOutWording.take}
        </Button>
      )}
    </article>
  )
}

/** What editors see of a publication's stories. Rule: docs/rules/submissions.md, "The stories manager". */
export function StoriesManager() {
  const page = usePage()
  const link = useLink()
  const pathLink = usePathLink()
  const canLink = useCanLink()
  const app = useApp()
  const mayReach = useMayReach()
  const variables = managerVariables(page)
  const [leaving, setLeaving] = useState<{ id: string; title: string }>()
  const TakeOut = useLazy(takeOutDialog, leaving !== undefined)
  const [taken, setTaken] = useState<string>()
  const { collectionByDomainOrSlug: publication } = useOperation(Stories, variables)
  if (publication.__typename !== 'Collection') return null
  const {
    id: collectionId,
    slug: collectionSlug,
    submissionsConnection: sent,
    ownDrafts,
    plan,
    latestPosts,
  } = publication
  const filter = filterOf(page)
  const inbox = linkTo('CollectionInbox', { collectionSlug })
  const renew = () => refetch(app, Stories, variables)
  const takeOut = async (postId: string, title: string) => {
    setTaken(postId)
    await takeOutPlanned(app, { postId, title, collectionId }, renew)
    setTaken(undefined)
  }
  const draftLink = (postId: string) =>
    canLink('EditPost') ? link('EditPost', { postId }) : link('SubmitPost', { postId })
  return (
    <div className="mx-auto max-w-inset px-6 pt-10 pb-16 sm:pt-14">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="font-serif text-32 font-semibold tracking-tight sm:text-42">{wording.heading}</h1>
        <Link look="underlined" href={link('CollectionManageFeatured', { collectionSlug })}>
          {wording.featured}
        </Link>
      </header>
      <TabLinks
        label={wording.label}
        className="mt-6"
        tabs={MANAGER_FILTERS.map((filterBy) => ({
          href: linkTo('ShowCollectionStoriesManagerFiltered', { collectionSlug, filterBy }),
          text: wording.tabs[filterBy],
          isCurrent: filterBy === filter,
        }))}
      />
      {sent?.submissions.length === 0 && <EmptyState text={wording.none.submissions} />}
      {sent?.submissions.map((submission) => (
        <SubmissionRow
          key={submission.id}
          submission={submission}
          href={`${inbox}?submission=${submission.id}`}
          by={wording.by(submission.writer.name)}
        />
      ))}
      {ownDrafts?.length === 0 && <EmptyState text={wording.none.drafts} />}
      {ownDrafts?.map((story) => (
        <Story key={story.id} story={story} href={draftLink(story.id)} />
      ))}
      {plan && (
        <Calendar
          slug={collectionSlug}
          month={monthOf(plan.month, 0)}
          stories={plan.posts}
          taken={taken}
          onTakeOut={mayReach ? (postId, title) => void takeOut(postId, title) : undefined}
        />
      )}
      {latestPosts?.posts.length === 0 && <EmptyState text={wording.none.published} />}
      {latestPosts?.posts.map((story) => (
        <Story
          key={story.id}
          story={story}
          href={pathLink(story.mediumUrl)}
          onTakeOut={mayReach ? (title) => setLeaving({ id: story.id, title }) : undefined}
        />
      ))}
      {leaving && TakeOut && (
        <TakeOut
          postId={leaving.id}
          title={leaving.title}
          publication={publication.name}
          onTaken={renew}
          onClosed={() => setLeaving(undefined)}
        />
      )}
      <NextPage next={(sent ?? latestPosts)?.pagingInfo.next ?? null} text={wording.more} />
    </div>
  )
}
