import { useEffect } from 'react'
import { linkTo } from '../../../schema/routes/links'
import { WATCHED_FOR } from '../../../schema/rules/stats/reading-now'
import { listedTitle } from '../../../schema/story/listed-title'
import { exactCount } from '../../../schema/wording/counts'
import { statsWording } from '../../../schema/wording/stats'
import { onReadingTold } from '../../lib/reading-told'
import { useAnswer } from '../../lib/use-answer'
import { AppLink } from '../../ui/AppLink'
import { ReadingNowOnStats } from './reading-now-on-stats.generated'

const { now: wording, stories: storiesWording } = statsWording

/** Whoever goes on looking asks again before the worker stops telling them, in milliseconds. */
const ASK_EVERY = (WATCHED_FOR * 3) / 4
/** Somebody who comes back to the tab sees what is older than this renewed, in milliseconds. */
const FRESH_FOR = 10_000

/**
 * Which of the viewer's stories are being read, as it changes; nothing while that can't be told. Without script, as it was
 * when the page was asked for. Rule: docs/rules/stats.md, "Reading now".
 */
export function ReadingNow() {
  const { data, ask } = useAnswer(ReadingNowOnStats, {}, { asks: true, freshFor: FRESH_FOR })
  useEffect(() => {
    const again = () => {
      if (!document.hidden) ask()
    }
    const timer = setInterval(again, ASK_EVERY)
    const stop = onReadingTold(again)
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [ask])
  const open = data?.viewer?.readingNow
  if (!open) return null
  return (
    <section
      aria-labelledby="stats-now"
      data-reading-now={open.total}
      className="mt-8 border-y border-line py-4"
    >
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id="stats-now" className="flex items-center gap-2 text-14 font-semibold">
          <span
            aria-hidden="true"
            className={
              open.total > 0
                ? 'size-2 rounded-full bg-accent forced-colors:bg-[Highlight]'
                : 'size-2 rounded-full border border-line-strong'
            }
          />
          {wording.title}
        </h2>
        <p className="text-14 tabular-nums">
          {open.total > 0 ? (
            wording.count(open.total)
          ) : (
            <span className="text-ink-soft">{wording.nobody}</span>
          )}
        </p>
      </div>
      {open.stories.length > 0 && (
        <ul className="mt-2 text-14">
          {open.stories.map(({ pages, post }) => (
            <li key={post.id} data-story-now={post.id} className="flex justify-between gap-4 py-1">
              <AppLink
                href={linkTo('StatsPost', { postId: post.id })}
                className="min-w-0 truncate font-serif text-16 underline-offset-4 hover:underline"
              >
                <bdi>{listedTitle(post.title) || storiesWording.untitled}</bdi>
              </AppLink>
              <span className="tabular-nums">{exactCount(pages)}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-1 text-13 text-ink-soft text-pretty">{wording.text}</p>
    </section>
  )
}
