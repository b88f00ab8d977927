import { notFound } from '@tanstack/react-router'
import { linkTo } from '../../../schema/routes/links'
import { listedTitle } from '../../../schema/story/listed-title'
import { submissionsWording } from '../../../schema/wording/submissions'
import { taskWording } from '../../../schema/wording/task'
import { NeedsScript } from '../../features/settings/NeedsScript'
import { Reaching } from '../../features/settings/Reaching'
import type { LoadContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { TaskHeader } from '../../shell/TaskHeader'
import { ChoosePublication } from './ChoosePublication'
import { Current } from './Current'
import { Earlier } from './Earlier'
import { PostSubmit } from './post-submit.generated'
import { SubmitForm } from './SubmitForm'
import { variablesOf } from './variables'

const wording = submissionsWording.post

export async function load(page: LoadContext): Promise<void> {
  const { submissionsOfPost, post } = await page.query(PostSubmit, variablesOf(page))
  if (!submissionsOfPost || !post) throw notFound()
}

export const head = (): PageHead => ({ title: wording.title, robots: 'noindex', isTool: true })

/** Submits a story to a publication, and shows what has become of that. Rule: docs/rules/submissions.md, "Submitting". */
export function Page() {
  const data = useOperation(PostSubmit, variablesOf(usePage()))
  const { post, viewer, submissionsOfPost, collectionByDomainOrSlug: chosen } = data
  if (!post || !viewer) return null
  const submissions = submissionsOfPost ?? []
  const current = submissions.find(({ turn }) => turn !== 'NOBODY')
  const title = post.title === '' ? wording.untitled : listedTitle(post.title)
  return (
    <>
      <TaskHeader back={linkTo('EditPost', { postId: post.id })}>{taskWording.toEditor}</TaskHeader>
      <main id="content" className="mx-auto max-w-inset px-6 pt-10 pb-16 sm:pt-14">
        <h1 className="font-serif text-32 font-semibold tracking-tight sm:text-42">{wording.title}</h1>
        <NeedsScript text={submissionsWording.needsScript} />
        {post.collection ? (
          <p className="mt-3 text-16 text-pretty">{wording.inPublication(title, post.collection.name)}</p>
        ) : current ? (
          <Current key={current.id} submission={current} title={title} />
        ) : chosen.__typename === 'Collection' ? (
          <Reaching>
            <SubmitForm key={chosen.id} postId={post.id} publication={chosen} />
          </Reaching>
        ) : (
          <ChoosePublication
            title={title}
            own={viewer.roles.map(({ collection }) => collection)}
            followed={viewer.followedCollections.collections}
          />
        )}
        <Earlier submissions={submissions.filter(({ id }) => id !== current?.id)} />
      </main>
    </>
  )
}
