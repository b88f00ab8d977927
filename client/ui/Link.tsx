import { Anchor, type TargetProps } from './Anchor'

const LOOKS = {
  /** A word in a sentence. */
  text: 'underline decoration-1 underline-offset-4 hover:text-ink hover:decoration-2',
  /** On a line of its own. */
  alone: 'inline-flex min-h-11 items-center text-accent underline-offset-4 hover:underline',
  /** On a line of its own, underlined to stand out from the text around it. */
  underlined:
    'inline-flex min-h-11 items-center text-accent underline decoration-1 underline-offset-4 hover:decoration-2',
} as const

interface LinkProps extends TargetProps {
  look?: keyof typeof LOOKS | undefined
  /** `large` is as large as the text of a page. In a sentence a link is as large as the sentence. */
  size?: 'medium' | 'large' | undefined
}

/** A link. Rule: docs/rules/ui.md, "Links". */
export function Link({ look = 'text', size = 'medium', className = '', ...rest }: LinkProps) {
  const letters = look === 'text' ? '' : size === 'large' ? 'text-16' : 'text-14'
  return <Anchor className={`${LOOKS[look]} ${letters} ${className}`} {...rest} />
}
