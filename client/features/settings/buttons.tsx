import type { AnchorHTMLAttributes, ComponentProps } from 'react'

const SHAPE =
  'inline-flex min-h-11 shrink-0 items-center justify-center rounded-full px-5 py-2 text-14 font-medium disabled:opacity-50'
const LOOKS = {
  main: 'bg-accent text-accent-ink enabled:hover:opacity-90',
  quiet: 'border border-line-strong text-ink enabled:hover:border-ink',
  danger: 'border border-danger text-danger enabled:hover:bg-danger enabled:hover:text-paper',
} as const

interface ButtonProps extends ComponentProps<'button'> {
  look?: keyof typeof LOOKS
}

/** A button of a form or a row of the settings. */
export function Button({ look = 'quiet', className = '', ...rest }: ButtonProps) {
  return <button type="button" className={`${SHAPE} ${LOOKS[look]} ${className}`} {...rest} />
}

/** A link that looks like such a button: it leads out of the page. */
export const LINK_BUTTON = `${SHAPE} border border-line-strong text-ink hover:border-ink`

/** A plain link that the browser follows by itself. */
export function ButtonLink({ className = '', ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a className={`${LINK_BUTTON} ${className}`} {...rest} />
}
