import { historyWording } from '../../../schema/wording/reading-history'
import { userHighlightsWording } from '../../../schema/wording/user-highlights'
import { PostPicture } from '../../features/post/PostPicture'
import { useStoryLink } from '../../features/post/use-story-link'
import { formatDate, isoDate } from '../../lib/format'
import { useLink } from '../../lib/use-link'
import { AppLink } from '../../ui/AppLink'
import type { LibraryQuery } from './library.generated'

type Library = NonNullable<LibraryQuery['viewer']>

const ROW = 'border-b border-line py-5'
const TITLE = 'font-serif text-18 font-semibold underline-offset-4 wrap-anywhere hover:underline'
const FACTS = 'mt-1 text-14 text-ink-soft'

/** The last passages that the viewer has highlighted. */
export function HighlightRows({ quotes }: { quotes: Library['quotesConnection']['quotes'] }) {
  const link = useLink()
  return (
    <ul>
      {quotes.map(({ id, words, post }) => (
        <li key={id} className={ROW}>
          <blockquote
            dir="auto"
            className="line-clamp-3 border-s-2 border-accent ps-4 font-serif text-18 wrap-anywhere"
          >
            {words ?? <span className="text-ink-soft italic">{userHighlightsWording.membersOnly}</span>}
          </blockquote>
          {post && (
            <p className="mt-2 text-14 text-ink-soft">
              <AppLink
                href={link('ShowPost', { postId: post.id })}
                className="underline-offset-4 hover:text-ink hover:underline"
              >
                {post.listTitle}
              </AppLink>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

/** The last responses of the viewer. */
export function ResponseRows({ posts }: { posts: Library['responses']['posts'] }) {
  const link = useLink()
  return (
    <ul>
      {posts.map(({ id, listTitle, firstPublishedAt, createdAt }) => {
        const at = firstPublishedAt ?? createdAt
        return (
          <li key={id} className={ROW}>
            <AppLink
              dir="auto"
              href={link('ShowPostResponses', { postId: id })}
              className={`line-clamp-2 ${TITLE}`}
            >
              {listTitle}
            </AppLink>
            <p className={FACTS}>
              <time dateTime={isoDate(at)}>{formatDate(at)}</time>
            </p>
          </li>
        )
      })}
    </ul>
  )
}

/** The stories that the viewer has read last. */
export function HistoryRows({ items }: { items: Library['readingHistory']['items'] }) {
  const storyLink = useStoryLink()
  return (
    <ul>
      {items.map(({ id, post, isFinished, minutesLeft }) => (
        <li key={id} className={`flex items-center gap-4 ${ROW}`}>
          <div className="min-w-0 flex-1">
            <AppLink dir="auto" href={storyLink(post.mediumUrl)} className={TITLE}>
              {post.listTitle}
            </AppLink>
            <p className={`dotted ${FACTS}`}>
              <span>{post.creator.name}</span>
              <span>{isFinished ? historyWording.finished : historyWording.left(minutesLeft)}</span>
            </p>
          </div>
          <span className="w-20 shrink-0">
            <PostPicture post={post} sizes="80px" />
          </span>
        </li>
      ))}
    </ul>
  )
}
