import { useRouter } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { pageAddress } from '../lib/page-address'

/** How long a pointer has to rest on a link before its target is fetched, in milliseconds. */
const PRELOAD_AFTER = 60

/** Marks the title of the card that contains a link: it moves to its place on the story's page. */
function markOpening(link: Element): void {
  document.querySelector('[data-opening]')?.removeAttribute('data-opening')
  link.closest('article')?.querySelector('h2,h3')?.setAttribute('data-opening', '')
}

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
}

/**
 * A link within the site. It is a plain link that the server answers; with script the page changes in place,
 * and its target is fetched when the pointer rests on it.
 */
export function AppLink({ href, onClick, ...rest }: Props) {
  const router = useRouter()
  const address = () => pageAddress(href, router.options.context.state.client.table)
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event
    if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
    const page = rest.target ? undefined : address()
    if (page === undefined) return
    event.preventDefault()
    markOpening(event.currentTarget)
    router.history.push(page)
  }
  const preload = () => {
    const page = address()
    if (page === undefined) return
    const timer = setTimeout(() => {
      const { pathname, searchParams } = new URL(page, window.location.href)
      router.preloadRoute({ to: pathname, search: Object.fromEntries(searchParams) }).catch(() => {})
    }, PRELOAD_AFTER)
    const stop = () => clearTimeout(timer)
    window.addEventListener('pointerout', stop, { once: true })
  }
  return <a href={href} onClick={go} onPointerEnter={preload} {...rest} />
}
