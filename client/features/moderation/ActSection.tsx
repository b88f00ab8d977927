import { type ReactNode, type Ref, useId } from 'react'
import { NeedsScript } from '../settings/NeedsScript'

interface Props {
  title: string
  text: string
  children: ReactNode
  ref?: Ref<HTMLElement>
}

/** Something that staff can do, with what it means. Rule: docs/rules/moderation.md, "Acts". */
export function ActSection({ title, text, children, ref }: Props) {
  const id = useId()
  return (
    <section
      ref={ref}
      aria-labelledby={id}
      className="mt-10 max-w-inset rounded-input border border-line-strong p-5"
    >
      <h2 id={id} tabIndex={-1} className="font-serif text-20 font-semibold">
        {title}
      </h2>
      <p className="mt-2 mb-5 text-14 text-ink-soft text-pretty">{text}</p>
      <NeedsScript />
      {children}
    </section>
  )
}
