import { notFound, redirect } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import { linkTo } from '../../../schema/routes/links'
import type { StoryBody } from '../../../schema/story/paragraph'
import { editorWording } from '../../../schema/wording/editor'
import { LANGUAGE } from '../../../schema/wording/language'
import { postEditWording } from '../../../schema/wording/post-edit'
import type { BodyHandle } from '../../features/editor/BodyEditor'
import { storyWriter } from '../../features/editor/page/story-writer'
import { Waiting } from '../../features/editor/page/Waiting'
import { useHeaderPlaces, WriterShell } from '../../features/editor/page/WriterShell'
import { StoryHead } from '../../features/editor/StoryHead'
import { NeedsScript } from '../../features/settings/NeedsScript'
import { Suspended } from '../../features/settings/Suspended'
import { replaceAddress } from '../../lib/entry-state'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useAnswer } from '../../lib/use-answer'
import { usePage } from '../../lib/use-page'
import { useLazy } from '../../ui/lazy'
import { PostEditPage, type PostEditPageQuery } from './post-edit-page.generated'
import { useAnsweredPassage } from './use-answered-passage'
import { useHead } from './use-head'
import { useMayChange } from './use-may-change'
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

/** What a story that passes on another one begins with: the other one's card. */
function cardOf(post: PostEditPageQuery['post'] | undefined, site: string): StoryBody {
  if (!post) return []
  const { mediumUrl: href, title, excerpt: description, previewImage } = post
  const image = previewImage ? { imageId: previewImage.id } : {}
  return [{ type: 'MIXTAPE_EMBED', name: 'card', href, title, description, site, ...image }]
}

/** Its own header, in the place of the site's. */
export function Wrapper({ children }: { children: ReactNode }) {
  return <WriterShell hasEditor={useMayChange()}>{children}</WriterShell>
}

/** Where a story is written. Rule: docs/rules/writing.md, "The editor's page". */
export function Page() {
  const page = usePage()
  const { id, isNew, addressed, continueWith } = useStoryId()
  const named = useAnswer(PostEditPage, { id: namedBy(page) ?? id }).data?.post
  const { passage, isPending, isGone } = useAnsweredPassage(page.search.inResponseToQuoteId)
  const { head, setHead } = useHead(id, isNew)
  const text = useRef<BodyHandle>(null)
  const mayChange = useMayChange()
  const StoryWriter = useLazy(storyWriter, mayChange)
  const language = (isNew ? undefined : named?.language) ?? LANGUAGE
  const isWaiting = !StoryWriter || isPending
  const places = useHeaderPlaces(isWaiting)
  if (!mayChange)
    return (
      <div className="mx-auto w-full max-w-inset px-6 py-10">
        <h1 dir="auto" className="font-serif text-32 font-semibold tracking-tight text-balance">
          {named?.title || editorWording.untitled}
        </h1>
        <Suspended />
      </div>
    )
  // A keyboard over the lower half of the window leaves room to scroll the last line above it.
  return (
    <div className="px-6 pt-6 pb-24 sm:pt-10 pointer-coarse:pb-[50dvh]">
      <div className="mx-auto w-full max-w-inset">
        <h1 className="sr-only">{isNew ? postEditWording.newTitle : postEditWording.heading}</h1>
        <NeedsScript />
        {isGone && (
          <p role="status" className="mb-4 text-14 text-ink-soft">
            {postEditWording.passageGone}
          </p>
        )}
        {head && (
          <StoryHead
            key={`head of ${id}`}
            head={head}
            language={language}
            onChange={setHead}
            onLeave={() => text.current?.enter()}
          />
        )}
        {isWaiting ? (
          <Waiting hasHead={head !== undefined} />
        ) : (
          <StoryWriter
            key={id}
            postId={(isNew ? undefined : named?.id) ?? id}
            isNew={isNew}
            language={language}
            beginsWith={isNew ? [...cardOf(named, page.state.config.productName), ...passage] : []}
            head={head}
            onHead={setHead}
            text={text}
            places={places}
            onContinue={continueWith}
            onCreated={() => {
              // What it was begun for is remembered by the address.
              const { collectionSlug: publication } = page.params
              const query = publication ? { publication } : {}
              replaceAddress(linkTo('EditPost', { postId: id }, { query }))
              addressed()
            }}
          />
        )}
      </div>
    </div>
  )
}
