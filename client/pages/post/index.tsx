import { notFound, redirect } from '@tanstack/react-router'
import { linkTo } from '../../../schema/routes/links'
import { postIdOf } from '../../../schema/routes/post-id'
import { sharedDraft } from '../../../schema/wording/shared-draft'
import { PostLists } from '../../features/catalog/post-lists.generated'
import { PostClaps } from '../../features/clap/post-claps.generated'
import { themedStory } from '../../features/collection/themed-story/lazy'
import { usedFonts } from '../../features/post/body/used-fonts'
import { hiddenStatus } from '../../features/post/hidden-status'
import { hiddenStory } from '../../features/post/hidden-story/lazy'
import { memberWall } from '../../features/post/member-wall/lazy'
import { onward } from '../../features/post/onward/lazy'
import { extrasOf, extrasToLoad, subscribeField } from '../../features/post/story-extras/lazy'
import { PostQuotes } from '../../features/quote/post-quotes.generated'
import { PostPlace } from '../../features/reading-history/post-place.generated'
import { afterStory } from '../../features/response/after-story/lazy'
import { responsesAfter } from '../../features/response/after-story/responses-after'
import { StoryResponses } from '../../features/response/after-story/story-responses.generated'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { ShownPart } from '../../lib/ShownPart'
import { pathLinkFrom } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { FriendPage } from './friend-page.generated'
import { OwnStory } from './own-story.generated'
import { PostPage } from './post-page.generated'
import { PostQuote } from './post-quote.generated'
import { Story } from './Story'
import { hasOffer, lookOf, partsBelow, storyHead } from './story-head'
import type { StoryPost } from './story-post'

const variablesOf = ({ params }: PageContext) => ({
  id: postIdOf(params.postId ?? '') ?? '',
  series: params.sequenceSlug ?? null,
})

/** What a private link opens. */
const byLink = (page: PageContext) => ({ ...variablesOf(page), key: page.params.key ?? '' })

/**
 * The story's address within the series that the path names; nothing if it isn't part of that. Rule:
 * docs/rules/series.md, "A story within a series".
 */
function addressInSeries({ params }: PageContext, { mediumUrl, sequencePlace: place }: StoryPost) {
  if (!place || !params.sequenceSlug?.endsWith(place.sequence.id)) return undefined
  const base = linkTo('ShowSequence', { sequenceSlug: place.sequence.slugId })
  return base + mediumUrl.slice(mediumUrl.lastIndexOf('/'))
}

/**
 * What a story is to the viewer. In the document it comes with the story, and costs no extra round trip; a reader who
 * moves on to the story asks for it after that, as the parts do that show it. What fails is asked for by them, too.
 */
const ownPart = (page: LoadContext, id: string) =>
  Promise.allSettled([
    page.own(OwnStory, { id }),
    ...[PostClaps, PostLists, PostQuotes, PostPlace].map((operation) =>
      page.query<unknown, { id: string }>(operation, { id }),
    ),
  ])

/** What stands below a story's text. Its responses are asked for along with the story's document. */
const below = (page: LoadContext, responses: Promise<unknown> | undefined) => [
  responses,
  page.part(afterStory),
  page.part(onward),
]

/** The parts of a story's text that most texts don't have. */
const extrasWith = (page: LoadContext, post: StoryPost) => [
  ...extrasToLoad(post.content.body).map(page.part),
  hasOffer(post) && page.part(subscribeField),
]

/** Loads the story and redirects other addresses to its canonical one, or to the one within the series that is named. */
export async function load(page: LoadContext): Promise<void> {
  const own = !__BROWSER__ && page.state.session.isLoggedIn ? ownPart(page, variablesOf(page).id) : undefined
  // Readers who move on to a story don't wait for them: the part that shows them asks, and again for what has failed.
  const askForResponses = () =>
    __BROWSER__
      ? undefined
      : page.query(StoryResponses, responsesAfter(variablesOf(page).id)).catch(() => undefined)
  if (page.routeName === 'FriendLink') {
    const responses = askForResponses()
    const { postByLink } = await page.query(FriendPage, byLink(page))
    if (postByLink.__typename !== 'Post') throw notFound()
    await Promise.all([own, ...below(page, responses), ...extrasWith(page, postByLink)])
    return
  }
  const isQuote = page.routeName === 'ShowPostQuote'
  const isThere =
    !isQuote || (await (await import('./lead-to-quote')).leadToQuote(page, variablesOf(page).id))
  const responses = askForResponses()
  const { postResult } = await page.query(PostPage, variablesOf(page))
  if (postResult.__typename === 'NotFound') throw notFound()
  if (postResult.__typename !== 'Post') {
    await page.part(hiddenStory)
    return
  }
  if (!isThere) throw notFound()
  // A response is read with what it answers, and with the answers to it.
  if (postResult.response)
    throw redirect({ href: linkTo('ShowPostResponses', { postId: postResult.id }), statusCode: 302 })
  await Promise.all([
    own,
    postResult.content.isPreview && page.part(memberWall),
    lookOf(postResult) && page.part(themedStory),
    ...below(page, responses),
    ...extrasWith(page, postResult),
  ])
  const inSeries = addressInSeries(page, postResult)
  if (isQuote) return
  // On a custom domain the owner's stories have no first segment; all others are on another host.
  const address = inSeries ?? pathLinkFrom(page.state)(postResult.mediumUrl)
  const isCanonical = page.pathname === address || page.pathname === decodeURI(address)
  if (isCanonical) return
  // A story that isn't part of the series may become part of it.
  const isLasting = !page.params.sequenceSlug || inSeries
  throw redirect({ href: address, statusCode: isLasting ? 301 : 302 })
}

/** Heads of stories that are shown again and again, for as long as somebody holds the story. All readers get the same. */
const heads = new WeakMap<StoryPost, PageHead>()

export function head(page: HeadContext): PageHead {
  if (page.routeName === 'FriendLink') {
    const { postByLink: post } = page.data(FriendPage, byLink(page))
    // Anyone who has the address can read the story, so it is told to nobody.
    return post.__typename === 'Post'
      ? {
          title: post.title,
          robots: 'noindex',
          ...(__BROWSER__
            ? {}
            : {
                parts: extrasOf(post.content.body),
                partsBelow: partsBelow(post),
                ...usedFonts(post.content.body, post.language),
              }),
        }
      : { title: '', robots: 'noindex' }
  }
  const { postResult: post } = page.data(PostPage, variablesOf(page))
  if (post.__typename !== 'Post')
    return {
      title: post.message,
      robots: 'noindex',
      parts: ['hidden-story'],
      ...(__BROWSER__ ? {} : hiddenStatus(post)),
    }
  const made = heads.get(post) ?? storyHead(post, page.state.config)
  heads.set(post, made)
  if (__BROWSER__ || page.routeName !== 'ShowPostQuote') return made
  const { quote } = page.data(PostQuote, { id: variablesOf(page).id, quoteId: page.params.quoteId ?? '' })
  return quote?.cardUrl ? { ...made, image: page.state.config.mainOrigin + quote.cardUrl } : made
}

/** A story as a private link opens it. */
function OpenedStory() {
  const { postByLink: post } = useOperation(FriendPage, byLink(usePage()))
  if (post.__typename !== 'Post') return null
  return (
    <>
      {!post.isPublished && (
        <p className="mx-auto max-w-inset px-6 pt-10 text-14 text-ink-soft">{sharedDraft}</p>
      )}
      <Story key={post.id} post={post} />
    </>
  )
}

/** A story, or the reason why it is hidden. */
export function Page() {
  return usePage().routeName === 'FriendLink' ? <OpenedStory /> : <PublicStory />
}

/** A story in the look of its publication, if that has its own. */
function ShownStory({ post }: { post: StoryPost }) {
  const look = lookOf(post)
  if (!look) return <Story post={post} />
  return <ShownPart part={themedStory} props={{ look, children: <Story post={post} /> }} />
}

function PublicStory() {
  const { postResult } = useOperation(PostPage, variablesOf(usePage()))
  if (postResult.__typename === 'Post') return <ShownStory key={postResult.id} post={postResult} />
  const { message, __typename } = postResult
  return <ShownPart part={hiddenStory} props={{ message, isOfRules: __typename === 'PostSuspended' }} />
}
