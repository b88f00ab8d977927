import type { ComponentProps } from 'react'

/** A link to figures or people as a file, below what shows them. */
export const DownloadLink = ({ className = '', ...props }: ComponentProps<'a'>) => (
  <a
    {...props}
    className={`${className} inline-flex min-h-11 items-center text-13 text-ink-soft underline-offset-4 hover:text-ink hover:underline`}
    data-no-print
  />
)
