import { type ReactNode, useId } from 'react'

interface PartProps {
  /** The component's name. */
  title: string
  children: ReactNode
}

/** One component of the kit. */
export function Part({ title, children }: PartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} data-part={title} className="border-t border-line pt-4 pb-10">
      <h2 id={id} className="font-serif text-24 font-semibold">
        {title}
      </h2>
      <div className="mt-5 grid items-start gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">{children}</div>
    </section>
  )
}

interface StateProps {
  /** The state that it is shown in. */
  name: string
  /** It takes the whole width. */
  isWide?: boolean
  children: ReactNode
}

/** A component in one of its states. */
export function State({ name, isWide = false, children }: StateProps) {
  return (
    <div className={`min-w-0 ${isWide ? 'sm:col-span-full' : ''}`}>
      <p className="mb-2 text-12 text-ink-faint">{name}</p>
      {children}
    </div>
  )
}

/** Small things side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}
