import type { AnchorHTMLAttributes } from 'react'
import { useApp } from '../../../lib/app'
import { usePathLink } from '../../../lib/use-link'
import { useWrittenRel } from '../../../lib/use-written-rel'
import { AppLink } from '../../../ui/AppLink'

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** An absolute address, a path of the main host or a fragment. */
  href: string
}

/**
 * A link that a writer set. Paths belong to the main host, whichever host shows the story; addresses of the host that
 * shows it stay on it. Other hosts open in a new tab, and search engines follow the link only to trusted domains.
 */
export function WrittenLink({ href, ...rest }: Props) {
  const { config, client } = useApp().state
  const pathLink = usePathLink()
  const relOf = useWrittenRel()
  const isOurs =
    href.startsWith('/') || [config.mainOrigin, client.origin].some((origin) => href.startsWith(`${origin}/`))
  if (isOurs) return <AppLink href={pathLink(href)} {...rest} />
  const external = /^https?:/.test(href) ? { rel: relOf(href), target: '_blank' } : {}
  return <a href={href} {...external} {...rest} />
}
