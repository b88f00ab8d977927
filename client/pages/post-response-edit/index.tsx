import { notFound } from '@tanstack/react-router'
import { responseWording as wording } from '../../../schema/wording/responses'
import { PostResponses } from '../../features/response/post-responses.generated'
import { WriteResponse } from '../../features/response/WriteResponse'
import { NeedsScript } from '../../features/settings/NeedsScript'
import { Suspended } from '../../features/settings/Suspended'
import { useApp } from '../../lib/app'
import { goTo } from '../../lib/navigation'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { useLink } from '../../lib/use-link'
import { useMayReach } from '../../lib/use-may-reach'
import { usePage } from '../../lib/use-page'
import { Link } from '../../ui/Link'

const variablesOf = ({ params }: PageContext) => ({
  id: params.inResponseToPostId ?? '',
  sortType: 'MOST_RELEVANT' as const,
  limit: 1,
})

export async function load(page: LoadContext): Promise<void> {
  const { postResult } = await page.query(PostResponses, variablesOf(page))
  if (postResult.__typename !== 'Post') throw notFound()
}

export function head(page: HeadContext): PageHead {
  const { postResult: post } = page.data(PostResponses, variablesOf(page))
  if (post.__typename !== 'Post') return { title: '' }
  return { title: wording.writeTitle(post.listTitle), robots: 'noindex' }
}

/** Writes a response on its own page. */
export function Page() {
  const { navigation } = useApp()
  const mayReach = useMayReach()
  const link = useLink()
  const { postResult: post } = useOperation(PostResponses, variablesOf(usePage()))
  if (post.__typename !== 'Post') return null
  const back = link('ShowPostResponses', { postId: post.id })
  return (
    <div className="mx-auto max-w-inset px-6 pt-10 pb-24 sm:pt-14">
      <p className="text-14 text-ink-soft">
        <Link look="underlined" href={back}>
          {wording.backToResponses}
        </Link>
      </p>
      <h1 dir="auto" className="mt-2 font-serif text-32 font-semibold tracking-tight text-balance sm:text-42">
        {wording.writeTitle(post.listTitle)}
      </h1>
      <NeedsScript text={wording.needsScript} />
      {post.responsesClosed ? (
        <p className="mt-6 text-16 text-ink-soft">
          {wording.closed(post.response?.catalog ? 'list' : 'story')}
        </p>
      ) : !mayReach ? (
        <Suspended />
      ) : (
        <div className="[@media(scripting:none)]:hidden">
          <WriteResponse
            id={post.id}
            label={wording.text}
            hasFocus
            onPublished={() => void goTo(navigation, back)}
          />
        </div>
      )}
    </div>
  )
}
