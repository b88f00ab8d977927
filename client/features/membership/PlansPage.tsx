import type { ReactNode } from 'react'

interface Props {
  heading: string
  lead?: ReactNode
  children: ReactNode
}

/** A page about plans, below the logo: its heading, what it is about, and what there is to choose or to pay. */
export function PlansPage({ heading, lead, children }: Props) {
  return (
    <div className="mx-auto max-w-[62rem] px-6 pt-10 pb-20 sm:pt-14">
      <h1 className="font-serif text-32 font-semibold tracking-tight text-balance sm:text-42">{heading}</h1>
      {lead && <p className="mt-3 max-w-[56ch] font-serif text-18 text-ink-soft text-pretty">{lead}</p>}
      {children}
    </div>
  )
}
