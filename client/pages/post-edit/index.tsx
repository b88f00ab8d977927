import { notFound } from '@tanstack/react-router'
import { useState } from 'react'
import { newId } from '../../../schema/rules/new-id'
import { editorWording } from '../../../schema/wording/editor'
import { postEditWording } from '../../../schema/wording/post-edit'
import { storyWriter } from '../../features/editor/page/parts'
import { NeedsScript } from '../../features/settings/NeedsScript'
import type { HeadContext, LoadContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { usePart } from '../../ui/part'
import { Skeleton } from '../../ui/Skeleton'
import { PostEditPage } from './post-edit-page.generated'

export async function load(page: LoadContext): Promise<void> {
  if (page.routeName === 'NewPost') return
  // The other routes of this page aren't there yet.
  if (page.routeName !== 'EditPost') throw notFound()
  const { postId = '' } = page.params
  const { post } = await page.query(PostEditPage, { id: postId })
  if (!post) throw notFound()
}

export function head(page: HeadContext): PageHead {
  const { postId } = page.params
  const title = postId === undefined ? '' : page.data(PostEditPage, { id: postId }).post?.title
  const shown =
    postId === undefined ? postEditWording.newTitle : postEditWording.title(title || editorWording.untitled)
  return { title: shown, robots: 'noindex', isTool: true }
}

/** What stands in for the editor until it is loaded. */
function Waiting() {
  return (
    <div role="status" className="mx-auto w-full max-w-inset">
      <span className="sr-only">{postEditWording.loading}</span>
      <Skeleton className="mt-17 h-10 w-2/3" />
      <Skeleton className="mt-4 h-6 w-1/2" />
      <Skeleton className="mt-10 h-4 w-full" />
      <Skeleton className="mt-4 h-4 w-5/6" />
    </div>
  )
}

function Writer({ postId, language, isNew }: { postId: string; language: string; isNew: boolean }) {
  const StoryWriter = usePart(storyWriter)
  return StoryWriter ? <StoryWriter postId={postId} language={language} isNew={isNew} /> : <Waiting />
}

function Existing({ id }: { id: string }) {
  const { post } = useOperation(PostEditPage, { id })
  return post && <Writer postId={post.id} language={post.language} isNew={false} />
}

function New() {
  const [postId] = useState(newId)
  return <Writer postId={postId} language="en" isNew />
}

/** Where a story is written. Rule: docs/rules/writing.md, "The editor's page". */
export function Page() {
  const { postId } = usePage().params
  return (
    <div className="px-6 pt-6 pb-24 sm:pt-10">
      <h1 className="sr-only">{postId === undefined ? postEditWording.newTitle : postEditWording.heading}</h1>
      <NeedsScript />
      {postId === undefined ? <New /> : <Existing key={postId} id={postId} />}
    </div>
  )
}
