import { useRouter } from '@tanstack/react-router'
import type { AnchorHTMLAttributes } from 'react'
import { usePathLink } from '../../../lib/use-link'
import { AppLink } from '../../../ui/AppLink'

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** An absolute address, a path of the main host or a fragment. */
  href: string
}

/**
 * A link that a writer set. Paths are of the main host, whichever host shows the story. Other hosts open in a new tab
 * and are marked as user content for search engines.
 */
export function WrittenLink({ href, ...rest }: Props) {
  const { mainOrigin } = useRouter().options.context.state.config
  const pathLink = usePathLink()
  const path = href.startsWith(`${mainOrigin}/`) ? href.slice(mainOrigin.length) : href
  if (path.startsWith('/')) return <AppLink href={pathLink(path)} {...rest} />
  const external = /^https?:/.test(href) ? { rel: 'noopener ugc nofollow', target: '_blank' } : {}
  return <a href={href} {...external} {...rest} />
}
