import type { ReactNode } from 'react'

interface Props {
  /** As checks and programs know it. */
  name: string
  title: string
  value: number
  /** How the value is shown. */
  text: string
  /** What it is compared with, if anything. */
  children?: ReactNode
}

/** A number that a page of stats begins with, in a list of them. */
export const Figure = ({ name, title, value, text, children }: Props) => (
  <div className="min-w-0">
    <dt className="text-13 text-ink-soft">{title}</dt>
    <dd
      data-figure={name}
      data-value={value}
      className="mt-1 font-serif text-32 tracking-tight tabular-nums sm:text-42"
    >
      {text}
    </dd>
    {children}
  </div>
)
