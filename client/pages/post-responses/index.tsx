import { notFound } from '@tanstack/react-router'
import { linkTo } from '../../../schema/routes/links'
import { RESPONSES_PAGE_SIZE } from '../../../schema/rules/limits'
import { responseWording as wording } from '../../../schema/wording/responses'
import { NextPage } from '../../features/post/NextPage'
import { Discussion } from '../../features/response/Discussion'
import { type DiscussedPost, discussedPost } from '../../features/response/discussed'
import { ORDERS, orderNamed } from '../../features/response/orders'
import { PostResponses } from '../../features/response/post-responses.generated'
import { RespondsTo } from '../../features/response/RespondsTo'
import { Response } from '../../features/response/Response'
import { useApp } from '../../lib/app'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { refetch } from '../../lib/refetch'
import { useLink, usePathLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { AppLink } from '../../ui/AppLink'
import { Link } from '../../ui/Link'

const variablesOf = ({ params, search }: PageContext) => ({
  id: params.postId ?? '',
  sortType: orderNamed(search.orderBy).sortType,
  limit: RESPONSES_PAGE_SIZE,
  after: search.after,
})

export async function load(page: LoadContext): Promise<void> {
  const { postResult } = await page.query(PostResponses, variablesOf(page))
  if (postResult.__typename === 'NotFound') throw notFound()
}

const nameOf = (post: DiscussedPost): string =>
  post.response ? wording.ownTitle(post.creator.name) : wording.title(post.listTitle)

export function head(page: HeadContext): PageHead {
  const { postResult: post } = page.data(PostResponses, variablesOf(page))
  if (post.__typename !== 'Post') return { title: post.message, robots: 'noindex' }
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

function Order() {
  const { pathname, search } = usePage()
  const current = orderNamed(search.orderBy)
  return (
    <nav aria-label={wording.order} className="mt-8 flex flex-wrap gap-x-5 border-b border-line text-14">
      {ORDERS.map((order) => (
        <AppLink
          key={order.name}
          href={order === ORDERS[0] ? pathname : `${pathname}?orderBy=${order.name}`}
          aria-current={order === current ? 'page' : undefined}
          className={`flex min-h-11 items-center ${order === current ? '-mb-px border-b border-ink font-medium' : 'text-ink-soft hover:text-ink'}`}
        >
          {wording.orders[order.name]}
        </AppLink>
      ))}
    </nav>
  )
}

/** The responses to a story, or a response with the answers to it. Rule: docs/rules/responses.md, "Reading". */
export function Page() {
  const page = usePage()
  const app = useApp()
  const link = useLink()
  const path = usePathLink()
  const variables = variablesOf(page)
  const { postResult: post } = useOperation(PostResponses, variables)
  if (post.__typename !== 'Post')
    return <p className="mx-auto max-w-inset px-6 pt-14 text-16 text-ink-soft">{post.message}</p>
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
      <Discussion
        key={post.id}
        discussed={discussedPost(post)}
        order={<Order />}
        onRefresh={() => void refetch(app, PostResponses, variables)}
      >
        <li className="empty:hidden">
          <NextPage next={post.threadedPostResponses.pagingInfo.next} text={wording.more} />
        </li>
      </Discussion>
    </div>
  )
}
