import { notFound } from '@tanstack/react-router'
import { useState } from 'react'
import { linkTo } from '../../../schema/routes/links'
import { editorWording } from '../../../schema/wording/editor'
import { publishWording } from '../../../schema/wording/publish'
import { taskWording } from '../../../schema/wording/task'
import { useBegunFor } from '../../features/editor/page/use-begun-for'
import { OwnIneligibility } from '../../features/partner/own-ineligibility.generated'
import { NeedsScript } from '../../features/settings/NeedsScript'
import { lazily } from '../../lib/lazily'
import type { HeadContext, LoadContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { TaskHeader } from '../../shell/TaskHeader'
import { useLazy } from '../../ui/lazy'
import { PostPublishPage } from './post-publish-page.generated'

/** The form needs the text, which only the browser may have whole. */
const publishStory = lazily(() =>
  import('../../features/editor/publish/PublishStory').then(({ PublishStory }) => PublishStory),
)

export async function load(page: LoadContext): Promise<void> {
  const [{ post }] = await Promise.all([
    page.query(PostPublishPage, { id: page.params.postId ?? '' }),
    page.query(OwnIneligibility, {}),
  ])
  if (!post) throw notFound()
}

export function head(page: HeadContext): PageHead {
  const { post } = page.data(PostPublishPage, { id: page.params.postId ?? '' })
  return {
    title: publishWording.pageTitle(post?.title || editorWording.untitled),
    robots: 'noindex',
    isTool: true,
  }
}

/** Where a story is published. Rule: docs/rules/writing.md, "Before publishing". */
export function Page() {
  const { params } = usePage()
  const post = useOperation(PostPublishPage, { id: params.postId ?? '' }).post
  const begunFor = useBegunFor()
  const [title, setTitle] = useState<string>()
  const PublishStory = useLazy(publishStory)
  if (!post) return null
  return (
    <>
      <TaskHeader back={linkTo('EditPost', { postId: post.id }, { query: begunFor })}>
        {taskWording.toEditor}
      </TaskHeader>
      <main id="content" className="mx-auto w-full max-w-[68rem] px-6 pt-10 pb-24">
        <h1 className="mb-2 font-serif text-24 font-semibold tracking-tight text-balance sm:text-32">
          {post.firstPublishedAt === null ? publishWording.title : publishWording.changesTitle}
        </h1>
        <p className="mb-6 text-16 text-ink-soft">{(title ?? post.title) || editorWording.untitled}</p>
        <NeedsScript text={publishWording.needsScript} />
        {PublishStory ? (
          <PublishStory key={post.id} postId={post.id} onTitle={setTitle} />
        ) : (
          <p role="status" className="text-14 text-ink-soft">
            {publishWording.loading}
          </p>
        )}
      </main>
    </>
  )
}
