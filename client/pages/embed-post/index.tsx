import { notFound } from '@tanstack/react-router'
import { postIdOf } from '../../../schema/routes/post-id'
import { listedTitle } from '../../../schema/story/listed-title'
import { embeddingWording } from '../../../schema/wording/embedding'
import { FrameEdge } from '../../features/embed/FrameEdge'
import { PostFacts } from '../../features/post/PostMeta'
import { PostPicture } from '../../features/post/PostPicture'
import { useStoryLink } from '../../features/post/use-story-link'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { Anchor } from '../../ui/Anchor'
import { Link } from '../../ui/Link'
import { EmbeddedPost, type EmbeddedPostQuery } from './embedded-post.generated'

type Post = EmbeddedPostQuery['postResult'] & { __typename: 'Post' }

const variablesOf = ({ params }: PageContext) => ({ id: postIdOf(params.postId ?? '') ?? '' })

/** A story that is out: not even its writer's own draft is shown in somebody else's page. */
const shownPost = ({ postResult: post }: EmbeddedPostQuery): Post | undefined =>
  post.__typename === 'Post' && post.isPublished ? post : undefined

const writersOf = ({ creator, coAuthors }: Post): string =>
  embeddingWording.writers([creator, ...coAuthors].map(({ name }) => name))

export async function load(page: LoadContext): Promise<void> {
  if (!shownPost(await page.query(EmbeddedPost, variablesOf(page)))) throw notFound()
}

export function head(page: HeadContext): PageHead {
  const post = shownPost(page.data(EmbeddedPost, variablesOf(page)))
  if (!post) return { title: '' }
  return {
    title: embeddingWording.title(listedTitle(post.listTitle), writersOf(post)),
    canonical: post.mediumUrl,
    robots: 'noindex',
  }
}

/** The card of a story, for a frame in somebody else's page. Rule: docs/rules/embedding.md, "Frames". */
export function Page() {
  const page = usePage()
  const storyLink = useStoryLink()
  const post = shownPost(useOperation(EmbeddedPost, variablesOf(page)))
  if (!post) return null
  const href = storyLink(post.mediumUrl)
  const { excerpt, collection } = post
  return (
    <main id="content" className="mx-auto max-w-inset px-4 pt-4 pb-1">
      <FrameEdge />
      <article className="flex gap-4">
        <div className="min-w-0 flex-1">
          {collection && (
            <p dir="auto" className="text-13 text-ink-soft">
              {collection.name}
            </p>
          )}
          <h1 dir="auto" className="line-clamp-3 font-serif text-24 font-semibold tracking-tight">
            <Anchor opens="window" href={href} className="underline-offset-4 hover:underline">
              {listedTitle(post.listTitle)}
            </Anchor>
          </h1>
          {excerpt && (
            <p dir="auto" className="mt-1 line-clamp-2 text-16 text-ink-soft">
              {excerpt}
            </p>
          )}
          <p className="mt-2">
            <PostFacts post={post} of={writersOf(post)} />
          </p>
        </div>
        <div className="w-28 shrink-0">
          <PostPicture post={post} sizes="112px" first />
        </div>
      </article>
      <p className="mt-2 border-t border-line">
        <Link look="alone" opens="window" href={href}>
          {embeddingWording.readOn(page.state.config.productName)}
        </Link>
      </p>
    </main>
  )
}
