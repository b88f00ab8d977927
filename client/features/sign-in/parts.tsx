import type { ReactNode } from 'react'
import { useSignIn } from './sign-in-context'

/** A step's title: it names the dialog, and has the focus if a step has no field. */
export function StepTitle({ children, hasField = false }: { children: ReactNode; hasField?: boolean }) {
  const { heading: Heading, titleId } = useSignIn()
  return (
    <Heading
      id={titleId}
      tabIndex={-1}
      data-autofocus={hasField ? undefined : ''}
      className="font-serif text-24 font-semibold tracking-tight text-balance outline-none sm:text-32"
    >
      {children}
    </Heading>
  )
}

export function StepText({ children }: { children: ReactNode }) {
  return <p className="mt-3 text-16 text-ink-soft text-balance">{children}</p>
}

/** A question with its answer, on its own line. */
export function Aside({ children }: { children: ReactNode }) {
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-2 text-14 text-ink-soft">{children}</p>
  )
}
