import type { ReactNode } from 'react'

interface Props {
  title: string
  children: ReactNode
  /** Where to go from here. */
  ways: ReactNode
}

/** A page that says one thing about an account, and where to go next. */
export function Notice({ title, children, ways }: Props) {
  return (
    <div className="mx-auto max-w-inset px-6 pt-16 pb-20 sm:pt-28">
      <h1 className="font-serif text-32 font-semibold tracking-tight sm:text-42">{title}</h1>
      <div className="mt-5 max-w-[56ch] space-y-4 font-serif text-18 text-ink-soft text-pretty">
        {children}
      </div>
      <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line pt-6">{ways}</p>
    </div>
  )
}
