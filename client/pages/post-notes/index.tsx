import { notFound } from '@tanstack/react-router'
import { linkTo } from '../../../schema/routes/links'
import { postNotesWording as wording } from '../../../schema/wording/post-notes'
import { taskWording } from '../../../schema/wording/task'
import { NeedsScript } from '../../features/settings/NeedsScript'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { TaskHeader } from '../../shell/TaskHeader'
import { NotedStory } from './NotedStory'
import { PostNotesPage, type PostNotesPageQuery } from './post-notes-page.generated'

const variablesOf = ({ params }: Pick<PageContext, 'params'>) => ({ id: params.postId ?? '' })

export async function load(page: LoadContext): Promise<void> {
  const { postNotes } = await page.query(PostNotesPage, variablesOf(page))
  if (!postNotes) throw notFound()
}

export function head(page: HeadContext): PageHead {
  const { postNotes } = page.data(PostNotesPage, variablesOf(page))
  return { title: wording.title(postNotes?.title || wording.untitled), robots: 'noindex', isTool: true }
}

/** Where somebody came from: readers from the story, editors of a submission from their inbox, others from the editor. */
function wayBack({
  id,
  submissionId,
  collection,
  isViewerReader,
}: NonNullable<PostNotesPageQuery['postNotes']>) {
  if (isViewerReader) return { href: linkTo('ShowPost', { postId: id }), text: wording.backToStory }
  if (submissionId && collection) {
    const query = { submission: submissionId }
    const href = linkTo('CollectionInbox', { collectionSlug: collection.slug }, { query })
    return { href, text: wording.backToInbox }
  }
  return { href: linkTo('EditPost', { postId: id }), text: taskWording.toEditor }
}

/** A story with the private notes on it. Rule: docs/rules/post-notes.md. */
export function Page() {
  const { postNotes } = useOperation(PostNotesPage, variablesOf(usePage()))
  if (!postNotes) return null
  const back = wayBack(postNotes)
  const { collection, text, title, isViewerReader } = postNotes
  const intro = isViewerReader
    ? wording.intro.reader
    : collection
      ? wording.intro.editors(collection.name)
      : wording.intro.authors
  return (
    <>
      <TaskHeader back={back.href}>{back.text}</TaskHeader>
      <main id="content" className="mx-auto max-w-[1120px] px-6 pt-10 pb-24 sm:pt-14">
        <p className="text-14 text-ink-soft">{wording.heading}</p>
        <h1
          dir="auto"
          className="mt-1 max-w-inset font-serif text-32 font-semibold tracking-tight text-balance sm:text-42"
        >
          {text?.title || title || wording.untitled}
        </h1>
        {text?.subtitle && (
          <p dir="auto" className="mt-2 max-w-inset text-20 text-ink-soft text-pretty">
            {text.subtitle}
          </p>
        )}
        <p className="mt-4 max-w-inset text-14 text-ink-soft text-pretty">{intro}</p>
        <NeedsScript text={wording.needsScript} />
        <NotedStory key={postNotes.id} story={postNotes} />
      </main>
    </>
  )
}
