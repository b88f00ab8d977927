import type { AnchorHTMLAttributes } from 'react'
import { AppLink } from './AppLink'
import { type ButtonLooks, buttonClass } from './button-look'

/** Where a link leads: to a page in place, to a document that is loaded as a whole, or to a window of its own. */
export type LinkTarget = 'page' | 'document' | 'window'

interface TargetProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  opens?: LinkTarget | undefined
}

/** A link without looks. */
function Anchor({ opens = 'page', ...rest }: TargetProps) {
  if (opens === 'page') return <AppLink {...rest} />
  return opens === 'document' ? <a {...rest} /> : <a target="_blank" rel="noopener" {...rest} />
}

const LOOKS = {
  /** A word of a sentence. */
  text: 'underline decoration-1 underline-offset-4 hover:text-ink hover:decoration-2',
  /** A line of its own. */
  alone: 'inline-flex min-h-11 items-center text-14 text-accent underline-offset-4 hover:underline',
  /** The same where it has to be told from the text around it at once. */
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

/** A link that looks like a button: what follows happens elsewhere. */
export function ButtonLink({ look, size, isWide, className, ...rest }: ButtonLooks & TargetProps) {
  return <Anchor className={buttonClass({ look, size, isWide, className })} {...rest} />
}
