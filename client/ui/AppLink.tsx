import { type AnchorHTMLAttributes, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'
import { useApp } from '../lib/app'
import { opensElsewhere } from '../lib/opens-elsewhere'

/** How long a pointer has to rest on a link before its target is fetched, in milliseconds. */
const PRELOAD_AFTER = 60

/** Marks the title of the card that contains a link, so that it glides to its place on the story’s page. */
function markOpening(link: Element): void {
  document.querySelector('[data-opening]')?.removeAttribute('data-opening')
  link.closest('article')?.querySelector('h2,h3')?.setAttribute('data-opening', '')
}

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
}

/** Whether it is a path of this host. It may still lead to something other than a page. */
const isPath = (href: string): boolean => /^\/(?![/\\])/.test(href)

/**
 * A link within the site. Without script it is a plain link; with script the page changes in place, and the target is
 * fetched when a pointer rests on the link or presses it. Rule: docs/rules/ui.md, "Links".
 */
export function AppLink({ href, onClick, ...rest }: Props) {
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(resting.current), [])
  const { navigation } = useApp()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || opensElsewhere(event)) return
    if (rest.target || !navigation || !isPath(href)) return
    const known = navigation.loaded
    if (known && known.pageAddress(href) === undefined) return
    event.preventDefault()
    markOpening(event.currentTarget)
    navigation().then(
      ({ pageAddress, go }) => {
        const page = pageAddress(href)
        if (page === undefined) window.location.assign(href)
        else go(page, href)
      },
      () => window.location.assign(href),
    )
  }
  const fetchAhead = async () => {
    const moving = await navigation?.()
    const page = moving?.pageAddress(href)
    if (page !== undefined) await moving?.preload(page)
  }
  const ahead = () => {
    clearTimeout(resting.current)
    if (!rest.target && isPath(href)) fetchAhead().catch(() => {})
  }
  const startResting = (event: PointerEvent) => {
    // A finger doesn't rest on a link: it presses or scrolls.
    if (event.pointerType !== 'touch') resting.current = setTimeout(ahead, PRELOAD_AFTER)
  }
  return (
    <a
      href={href}
      onClick={follow}
      onPointerEnter={startResting}
      onPointerLeave={() => clearTimeout(resting.current)}
      onPointerDown={ahead}
      {...rest}
    />
  )
}
