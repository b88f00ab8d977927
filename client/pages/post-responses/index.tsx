import { notFound } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { linkTo } from '../../../schema/routes/links'
import { RESPONSES_PAGE_SIZE } from '../../../schema/rules/limits'
import { responseWording as wording } from '../../../schema/wording/responses'
import { hiddenStatus } from '../../features/post/hidden-status'
import { HiddenStory } from '../../features/post/hidden-story'
import { type DiscussedPost, discussedPlace, discussedPost } from '../../features/response/discussed'
import { orderNamed } from '../../features/response/orders'
import { PostResponses } from '../../features/response/post-responses.generated'
import { RespondsTo } from '../../features/response/RespondsTo'
import { Response } from '../../features/response/Response'
import { ResponsePlace, type ResponsePlaceQuery } from '../../features/response/response-place.generated'
import { useApp } from '../../lib/app'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { refetch } from '../../lib/refetch'
import { useLink, usePathLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { AppLink } from '../../ui/AppLink'
import { Link } from '../../ui/Link'
import { OnPage } from './OnPage'
import { headOfList, isOfList, loadOfList, OfList } from './of-list'

const variablesOf = ({ params, search }: PageContext) => ({
  id: params.postId ?? '',
  sortType: orderNamed(search.orderBy).sortType,
  limit: RESPONSES_PAGE_SIZE,
  after: search.after,
})

export async function load(page: LoadContext): Promise<void> {
  if (isOfList(page)) return loadOfList(page)
  const { postResult } = await page.query(PostResponses, variablesOf(page))
  if (postResult.__typename === 'Post') return
  // What a response led on to stays where it was.
  const { responseThread } = await page.query(ResponsePlace, variablesOf(page))
  if (postResult.__typename === 'NotFound' && !leadsOn(responseThread)) throw notFound()
}

type Place = ResponsePlaceQuery['responseThread']
/** Whether there is something to read below a response that is gone. */
const leadsOn = (place: Place): place is NonNullable<Place> => place !== null && place.answersCount > 0

const nameOf = (post: DiscussedPost): string =>
  post.response ? wording.ownTitle(post.creator.name) : wording.title(post.listTitle)

export function head(page: HeadContext): PageHead {
  if (isOfList(page)) return headOfList(page)
  const { postResult: post } = page.data(PostResponses, variablesOf(page))
  if (post.__typename !== 'Post') {
    const { responseThread } = page.data(ResponsePlace, variablesOf(page))
    if (leadsOn(responseThread)) return { title: wording.gone, robots: 'noindex' }
    return { title: post.message, robots: 'noindex', ...hiddenStatus(post) }
  }
  const isOrdered = page.search.orderBy !== undefined || page.search.after !== undefined
  const { mainOrigin } = page.state.config
  return {
    title: nameOf(post),
    description: post.excerpt,
    canonical: mainOrigin + linkTo('ShowPostResponses', { postId: post.id }),
    feed: { title: nameOf(post), href: mainOrigin + linkTo('PostResponsesFeed', { postId: post.id }) },
    ...(isOrdered || post.visibility === 'UNLISTED' ? { robots: 'noindex' } : {}),
  }
}

/** The responses to a story or a list, or a response with the answers to it. Rule: docs/rules/responses.md, "Reading". */
export const Page = () => (isOfList(usePage()) ? <OfList /> : <OfPost />)

/** The answers to a response that is gone, below its empty place. */
function OfPlace({ hidden }: { hidden: ReactNode }) {
  const page = usePage()
  const app = useApp()
  const variables = variablesOf(page)
  const { responseThread: place } = useOperation(ResponsePlace, variables)
  if (!leadsOn(place)) return hidden
  return (
    <div className="mx-auto max-w-inset px-6 pt-10 pb-24 sm:pt-14">
      <RespondsTo response={place} />
      <h1 className="text-16 text-ink-soft italic">{wording.gone}</h1>
      <h2 className="mt-10 font-serif text-20 font-semibold">{wording.answers(place.answersCount)}</h2>
      <OnPage
        key={place.id}
        discussed={discussedPlace(place)}
        onRefresh={() => void refetch(app, ResponsePlace, variables)}
      />
    </div>
  )
}

function OfPost() {
  const page = usePage()
  const app = useApp()
  const link = useLink()
  const path = usePathLink()
  const variables = variablesOf(page)
  const { postResult: post } = useOperation(PostResponses, variables)
  if (post.__typename !== 'Post')
    return (
      <OfPlace
        hidden={<HiddenStory message={post.message} isOfRules={post.__typename === 'PostSuspended'} />}
      />
    )
  const { response } = post
  return (
    <div className="mx-auto max-w-inset px-6 pt-10 pb-24 sm:pt-14">
      {response ? (
        <>
          <h1 className="sr-only">{nameOf(post)}</h1>
          <RespondsTo response={response} />
          <Response response={post} onAnswered={() => void refetch(app, PostResponses, variables)} />
          <h2 className="mt-10 font-serif text-20 font-semibold">
            {post.responsesCount > 0 ? wording.answers(post.responsesCount) : wording.answer}
          </h2>
        </>
      ) : (
        <>
          <p className="text-14 text-ink-soft">
            {post.postResponses.count > 0 ? wording.count(post.postResponses.count) : wording.responses}
          </p>
          <h1
            dir="auto"
            className="mt-1 font-serif text-32 font-semibold tracking-tight text-balance sm:text-42"
          >
            <AppLink href={path(post.mediumUrl)} className="hover:underline">
              {post.listTitle}
            </AppLink>
          </h1>
        </>
      )}
      {!post.responsesClosed && (
        <noscript>
          <Link look="underlined" href={link('NewPostResponse', { inResponseToPostId: post.id })}>
            {wording.write}
          </Link>
        </noscript>
      )}
      <OnPage
        key={post.id}
        discussed={discussedPost(post)}
        onRefresh={() => void refetch(app, PostResponses, variables)}
      />
    </div>
  )
}
