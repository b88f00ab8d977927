import { useRouter } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { matchPath } from '../../schema/routes/links'

/** How long a pointer rests on a link before what it leads to is fetched, in milliseconds. */
const PRELOAD_AFTER = 60

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
}

/**
 * A link inside the site. It is a plain link that the server answers; with script the page changes in place,
 * and what it leads to is fetched when the pointer rests on it.
 */
export function AppLink({ href, onClick, ...rest }: Props) {
  const router = useRouter()
  const isPage = (): boolean =>
    href.startsWith('/') && matchPath(href, router.options.context.state.client.table)?.route.kind === 'page'
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event
    if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
    if (rest.target || !isPage()) return
    event.preventDefault()
    router.history.push(href)
  }
  const preload = () => {
    if (!isPage()) return
    const timer = setTimeout(() => {
      const { pathname, searchParams } = new URL(href, window.location.href)
      router.preloadRoute({ to: pathname, search: Object.fromEntries(searchParams) }).catch(() => {})
    }, PRELOAD_AFTER)
    const stop = () => clearTimeout(timer)
    window.addEventListener('pointerout', stop, { once: true })
  }
  return <a href={href} onClick={go} onPointerEnter={preload} {...rest} />
}
