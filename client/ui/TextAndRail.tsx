import type { ReactNode } from 'react'

interface Props {
  children: ReactNode
  rail: ReactNode
  /** The rail's label for people who can't see it. */
  railLabel?: string
  className?: string
  /** A short rail stays in view beside a long column. */
  sticky?: boolean
  /** Both are aligned below the line above; otherwise the column begins with its own heading. */
  hanging?: boolean
}

/** A column of text and a rail: beside it on wide screens, below it on others. The page's landmark is around it. */
export function TextAndRail(props: Props) {
  const { children, rail, railLabel, className = '', sticky = false, hanging = false } = props
  return (
    <div
      className={`grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_var(--container-rail)] xl:grid-cols-[minmax(0,1fr)_var(--container-rail-xl)] ${className}`}
    >
      <div className="min-w-0">{children}</div>
      <aside
        aria-label={railLabel}
        className={`min-w-0 lg:border-s lg:border-line lg:ps-8 ${hanging ? 'lg:pt-6' : ''}`}
      >
        <div className={`space-y-12 ${sticky ? 'lg:sticky lg:top-20' : ''}`}>{rail}</div>
      </aside>
    </div>
  )
}
