/** A button's purpose, which determines its look. */
export type ButtonLook = 'main' | 'quiet' | 'danger' | 'danger-main' | 'danger-text' | 'plain' | 'text'

/** The styles of buttons and of links that look like them. */
export interface ButtonLooks {
  look?: ButtonLook | undefined
  /** `small` is for rows full of controls; on touch screens it is as tall as the others. */
  size?: 'small' | 'medium' | undefined
  /** As wide as its container. */
  isWide?: boolean | undefined
  className?: string | undefined
}

const SHAPE =
  'inline-flex items-center justify-center gap-3 text-14 transition-colors duration-120 ease-quiet disabled:opacity-50 aria-disabled:opacity-50'
const PILL = `${SHAPE} shrink-0 rounded-full border py-2 font-medium`
const LOOKS: Readonly<Record<ButtonLook, string>> = {
  main: `${PILL} border-transparent bg-accent text-accent-ink not-disabled:hover:bg-accent-deep`,
  quiet: `${PILL} border-line-strong text-ink not-disabled:hover:border-ink`,
  danger: `${PILL} border-danger text-danger not-disabled:hover:bg-danger not-disabled:hover:text-paper`,
  'danger-main': `${PILL} border-transparent bg-danger text-paper not-disabled:hover:opacity-90`,
  'danger-text': `${SHAPE} text-danger underline decoration-1 underline-offset-4 not-disabled:hover:decoration-2`,
  plain: `${SHAPE} text-accent underline-offset-4 not-disabled:hover:underline`,
  text: `${SHAPE} underline decoration-1 underline-offset-4 not-disabled:hover:decoration-2`,
}
const SIZES = { medium: 'min-h-11', small: 'min-h-9 pointer-coarse:min-h-11' } as const
const PADDINGS = { medium: 'px-5', small: 'px-4' } as const

/** The classes of a button. Rule: docs/rules/ui.md, "Buttons". */
export function buttonClass({ look = 'quiet', size = 'medium', isWide, className }: ButtonLooks): string {
  const padding = look === 'plain' || look.endsWith('text') ? '' : PADDINGS[size]
  return [LOOKS[look], SIZES[size], padding, isWide && 'w-full', className].filter(Boolean).join(' ')
}
