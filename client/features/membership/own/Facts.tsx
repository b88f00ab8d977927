import type { ReactNode } from 'react'

/** A list of named facts. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="border-t border-line">{children}</dl>
}

/** A fact in such a list. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-8 gap-y-1 border-b border-line py-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <dt className="text-14 text-ink-soft">{name}</dt>
      <dd className="text-16 text-pretty">{children}</dd>
    </div>
  )
}
