import type { AnchorHTMLAttributes } from 'react'
import { AppLink } from './AppLink'

/** How a link opens: a page in place, a document with a full load, or a new window. */
type LinkTarget = 'page' | 'document' | 'window'

export interface TargetProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  opens?: LinkTarget | undefined
}

/** An unstyled link. */
export function Anchor({ opens = 'page', ...rest }: TargetProps) {
  if (opens === 'page') return <AppLink {...rest} />
  return opens === 'document' ? <a {...rest} /> : <a target="_blank" rel="noopener" {...rest} />
}
