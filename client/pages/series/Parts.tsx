import { listedTitle } from '../../../schema/story/listed-title'
import { seriesWording } from '../../../schema/wording/series'
import { PostFacts } from '../../features/post/PostMeta'
import { useLink } from '../../lib/use-link'
import { AppLink } from '../../ui/AppLink'
import type { SeriesPageQuery } from './series-page.generated'

type Series = Extract<SeriesPageQuery['sequenceResult'], { __typename: 'Sequence' }>
type Part = Series['partsConnection']['parts'][number]

interface Props {
  slugId: string
  parts: readonly Part[]
}

/** The parts of a series with their numbers. Each leads to the story within the series. */
export function Parts({ slugId, parts }: Props) {
  const link = useLink()
  return (
    <ol>
      {parts.map(({ number, segment, post }) => (
        <li key={post.id} className="border-b border-line py-6">
          <article className="flex gap-4 sm:gap-6">
            <p
              aria-hidden="true"
              className="w-8 shrink-0 font-serif text-24 text-ink-soft tabular-nums sm:w-12 sm:text-32"
            >
              {number}
            </p>
            <div className="min-w-0">
              <h2 dir="auto" className="font-serif text-20 font-semibold tracking-tight sm:text-24">
                <AppLink
                  href={link('ShowSequencePost', { sequenceSlug: slugId, postId: segment })}
                  className="underline-offset-4 hover:underline hover:decoration-1"
                >
                  <span className="sr-only">{seriesWording.part(number)} </span>
                  {listedTitle(post.title)}
                </AppLink>
              </h2>
              {post.excerpt && (
                <p dir="auto" className="mt-1 line-clamp-2 text-16 text-ink-soft text-pretty">
                  {post.excerpt}
                </p>
              )}
              <div className="mt-2">
                <PostFacts post={post} />
              </div>
            </div>
          </article>
        </li>
      ))}
    </ol>
  )
}
