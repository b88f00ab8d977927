import { notFound, redirect } from '@tanstack/react-router'
import { linkTo } from '../../../schema/routes/links'
import type { StoryBody } from '../../../schema/story/paragraph'
import { editorWording } from '../../../schema/wording/editor'
import { LANGUAGE } from '../../../schema/wording/language'
import { postEditWording } from '../../../schema/wording/post-edit'
import { storyWriter } from '../../features/editor/page/story-writer'
import { NeedsScript } from '../../features/settings/NeedsScript'
import { replaceAddress } from '../../lib/entry-state'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useAnswer } from '../../lib/use-answer'
import { usePage } from '../../lib/use-page'
import { useLazy } from '../../ui/lazy'
import { Skeleton } from '../../ui/Skeleton'
import { PostEditPage, type PostEditPageQuery } from './post-edit-page.generated'
import { useAnsweredPassage } from './use-answered-passage'
import { useStoryId } from './use-story-id'

/** The story that the address names: the one to write, or the one that a new one passes on. */
const namedBy = ({ params }: PageContext): string | undefined => params.postId ?? params.repostId

export async function load(page: LoadContext): Promise<void> {
  const id = namedBy(page)
  if (id === undefined) return
  const { post } = await page.query(PostEditPage, { id })
  if (!post) throw notFound()
  // A response is changed where it is read.
  if (page.params.postId !== undefined && post.response)
    throw redirect({ href: linkTo('ShowPostResponses', { postId: post.id }), statusCode: 302 })
}

export function head(page: HeadContext): PageHead {
  const id = page.params.postId
  const title = id === undefined ? undefined : page.data(PostEditPage, { id }).post?.title
  return {
    title:
      id === undefined ? postEditWording.newTitle : postEditWording.title(title || editorWording.untitled),
    robots: 'noindex',
    isTool: true,
  }
}

/** Placeholder until the editor has loaded. */
function Waiting() {
  return (
    <div className="mx-auto w-full max-w-inset">
      <p role="status" className="sr-only">
        {postEditWording.loading}
      </p>
      <Skeleton className="mt-17 h-10 w-2/3" />
      <Skeleton className="mt-4 h-6 w-1/2" />
      <Skeleton className="mt-10 h-4 w-full" />
      <Skeleton className="mt-4 h-4 w-5/6" />
    </div>
  )
}

/** What a story that passes on another one begins with: the other one's card. */
function cardOf(post: PostEditPageQuery['post'] | undefined, site: string): StoryBody {
  if (!post) return []
  const { mediumUrl: href, title, excerpt: description, previewImage } = post
  const image = previewImage ? { imageId: previewImage.id } : {}
  return [{ type: 'MIXTAPE_EMBED', name: 'card', href, title, description, site, ...image }]
}

/** Where a story is written. Rule: docs/rules/writing.md, "The editor's page". */
export function Page() {
  const page = usePage()
  const { id, isNew, addressed, continueWith } = useStoryId()
  const named = useAnswer(PostEditPage, { id: namedBy(page) ?? id }).data?.post
  const { passage, isPending, isGone } = useAnsweredPassage(page.search.inResponseToQuoteId)
  const StoryWriter = useLazy(storyWriter)
  return (
    <div className="px-6 pt-6 pb-24 sm:pt-10">
      <h1 className="sr-only">{isNew ? postEditWording.newTitle : postEditWording.heading}</h1>
      <NeedsScript />
      {isGone && (
        <p role="status" className="mx-auto mb-4 w-full max-w-inset text-14 text-ink-soft">
          {postEditWording.passageGone}
        </p>
      )}
      {StoryWriter && !isPending ? (
        <StoryWriter
          key={id}
          postId={(isNew ? undefined : named?.id) ?? id}
          isNew={isNew}
          language={(isNew ? undefined : named?.language) ?? LANGUAGE}
          beginsWith={isNew ? [...cardOf(named, page.state.config.productName), ...passage] : []}
          onContinue={continueWith}
          onCreated={() => {
            // What it was begun for is remembered by the address.
            const { collectionSlug: publication } = page.params
            const query = publication ? { publication } : {}
            replaceAddress(linkTo('EditPost', { postId: id }, { query }))
            addressed()
          }}
        />
      ) : (
        <Waiting />
      )}
    </div>
  )
}
