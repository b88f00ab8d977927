import type { ReactNode } from 'react'

/** A column of text and, on wide screens, a rail beside it. */
export function Columns({ rail, children }: { rail: ReactNode; children: ReactNode }) {
  return (
    <div className="mx-auto flex max-w-outset justify-center gap-16 px-6 lg:justify-between">
      <main id="content" className="min-w-0 max-w-inset flex-1 py-8">
        {children}
      </main>
      <aside className="w-rail shrink-0 border-s border-line py-8 ps-8 max-lg:hidden xl:w-rail-xl">
        {rail}
      </aside>
    </div>
  )
}
