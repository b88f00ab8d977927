import { listedTitle } from '../../../schema/story/listed-title'
import { useLink } from '../../lib/use-link'
import { OwnPart } from '../../shell/themed/OwnPart'
import { AppLink } from '../../ui/AppLink'
import { sideOf } from './card-side'
import { PostFacts } from './PostMeta'
import type { PostCardFragment } from './post-card.generated'
import { useStoryLink } from './use-story-link'

/** A numbered list of stories without pictures, for a rail. */
export function RankedPosts({ posts }: { posts: readonly PostCardFragment[] }) {
  const link = useLink()
  const storyLink = useStoryLink()
  return (
    <ol>
      {posts.map((post, i) => (
        <li key={post.id} className="flex gap-4 border-b border-line py-4 last:border-0">
          <span
            aria-hidden="true"
            className="w-8 shrink-0 font-serif text-32 leading-none font-light text-ink-faint lining-nums"
          >
            {i + 1}
          </span>
          <article className={`min-w-0 ${sideOf(post).side}`}>
            <OwnPart>
              <h3 dir="auto" className="font-serif text-16 leading-[22px] font-semibold">
                <AppLink
                  href={storyLink(post.mediumUrl, { index: i })}
                  className="underline-offset-4 hover:underline"
                >
                  {listedTitle(post.listTitle)}
                </AppLink>
              </h3>
            </OwnPart>
            <p className="mt-1">
              <PostFacts
                post={post}
                of={
                  <AppLink
                    href={link('ShowUser', { username: post.creator.username })}
                    className="text-ink hover:underline"
                  >
                    {post.creator.name}
                  </AppLink>
                }
              />
            </p>
          </article>
        </li>
      ))}
    </ol>
  )
}
