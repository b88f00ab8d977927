import type { AnchorHTMLAttributes } from 'react'
import { AppLink } from './AppLink'
import { type ButtonLooks, buttonClass } from './button-look'

/** How a link opens: a page in place, a document with a full load, or a new window. */
export type LinkTarget = 'page' | 'document' | 'window'

interface TargetProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  opens?: LinkTarget | undefined
}

/** An unstyled link. */
function Anchor({ opens = 'page', ...rest }: TargetProps) {
  if (opens === 'page') return <AppLink {...rest} />
  return opens === 'document' ? <a {...rest} /> : <a target="_blank" rel="noopener" {...rest} />
}

const LOOKS = {
  /** A word in a sentence. */
  text: 'underline decoration-1 underline-offset-4 hover:text-ink hover:decoration-2',
  /** On a line of its own. */
  alone: 'inline-flex min-h-11 items-center text-14 text-accent underline-offset-4 hover:underline',
  /** The same where it has to stand out from the text around it. */
  underlined:
    'inline-flex min-h-11 items-center text-14 text-accent underline decoration-1 underline-offset-4 hover:decoration-2',
} as const

interface LinkProps extends TargetProps {
  look?: keyof typeof LOOKS | undefined
}

/** A link. Rule: docs/rules/ui.md, "Links". */
export function Link({ look = 'text', className = '', ...rest }: LinkProps) {
  return <Anchor className={`${LOOKS[look]} ${className}`} {...rest} />
}

/** A link that looks like a button, because it continues elsewhere. */
export function ButtonLink({ look, size, isWide, className, ...rest }: ButtonLooks & TargetProps) {
  return <Anchor className={buttonClass({ look, size, isWide, className })} {...rest} />
}
