import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react'
import { feedWording } from '../../../schema/wording/feed'
import { opensElsewhere } from '../../lib/opens-elsewhere'
import { ButtonLink } from '../../ui/ButtonLink'
import type { Loading } from './use-feed-pages'

/** How many pages load on their own before the reader has to ask for more, so that the footer stays within reach. */
const PAGES_AT_ONCE = 5
/** How far below the window the list may end before the next page is loaded. */
const AHEAD = '800px'

interface Props {
  /** The address of the next page, for readers without script. */
  href: string
  pages: number
  loading: Loading
  /** @returns whether a page was added. */
  load: () => Promise<boolean>
}

/** Loads the next page of a feed when the reader comes near its end, and after a few pages only on request. */
export function MoreStories({ href, pages, loading, load }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const isAutomatic = pages % PAGES_AT_ONCE !== 0 && loading !== 'failed'
  const near = useEffectEvent(() => {
    load()
  })
  useEffect(() => {
    if (!isAutomatic || !place.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) near()
      },
      { rootMargin: AHEAD },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
    // Observed again after each page, because a short page may leave this in view.
  }, [isAutomatic, pages])

  const press = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.defaultPrevented || opensElsewhere(event)) return
    event.preventDefault()
    const list = place.current?.parentElement
    const count = list?.querySelectorAll('article').length ?? 0
    // Moves the focus to the first of the new stories.
    if (await load()) {
      requestAnimationFrame(() =>
        list?.querySelectorAll('article')[count]?.querySelector<HTMLElement>('h2')?.closest('a')?.focus(),
      )
    }
  }
  return (
    <div ref={place} className="flex flex-col items-center gap-3 py-8" data-no-print>
      <p role="status" className="text-14 text-ink-soft empty:hidden">
        {loading === 'loading' ? feedWording.loading : loading === 'failed' ? feedWording.loadFailed : ''}
      </p>
      <ButtonLink href={href} rel="next" onClick={press}>
        {loading === 'failed' ? feedWording.tryAgain : feedWording.more}
      </ButtonLink>
    </div>
  )
}
