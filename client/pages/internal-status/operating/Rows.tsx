import type { ReactNode } from 'react'

interface RowProps {
  /** What it is, and what marks it. */
  title: ReactNode
  /** What is said of it. */
  text?: ReactNode
  /** Opens what can be done with it; absent if nothing can. */
  open?: { text: string; label: string } | undefined
  children?: ReactNode
}

/** A thing in a list of those who run the site, with its acts folded, which works without script. */
export function Row({ title, text, open, children }: RowProps) {
  return (
    <li className="border-b border-line py-4">
      <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">{title}</p>
      {text && <div className="mt-1 text-14 text-ink-soft text-pretty">{text}</div>}
      {open && (
        <details className="mt-1">
          <summary
            aria-label={open.label}
            className="inline-flex min-h-11 cursor-pointer items-center text-14 text-accent underline underline-offset-4"
          >
            {open.text}
          </summary>
          <div className="mt-2 max-w-inset pb-2">{children}</div>
        </details>
      )}
    </li>
  )
}

/** The heading of a page of those who run the site, and what it is for. */
export function Heading({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h1 className="font-serif text-32 font-semibold tracking-tight">{title}</h1>
      <p className="mt-2 max-w-[65ch] text-16 text-ink-soft text-pretty">{text}</p>
    </>
  )
}

/** A form that begins something new. */
export function NewThing({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8 max-w-inset rounded-input border border-line-strong p-5">
      <h2 className="mb-5 font-serif text-20 font-semibold">{title}</h2>
      {children}
    </section>
  )
}
