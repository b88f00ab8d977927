import type { ReactNode } from 'react'
import type { Operation } from '../../../schema/operation'
import { MINUTE } from '../../../schema/rules/time-units'
import { sidebarWording } from '../../../schema/wording/sidebar'
import { useAnswer } from '../../lib/use-answer'
import { Button } from '../../ui/Button'
import { Skeleton } from '../../ui/Skeleton'

const WIDTHS = ['w-28', 'w-32', 'w-24'] as const

interface Props<Data> {
  operation: Operation<Data, Record<string, never>>
  /** Texts while it loads, and after a failure. */
  texts: { loading: string; failed: string }
  /** Shows what has arrived. */
  children: (data: Data) => ReactNode
}

/** A list of the sidebar, which asks for its content once it is shown, and again after a failure. */
export function AskedList<Data>({ operation, texts, children }: Props<Data>) {
  const { data, hasFailed, ask } = useAnswer(operation, {}, { asks: true, freshFor: MINUTE })
  if (hasFailed) {
    return (
      <div className="px-6 text-13">
        <p role="alert" className="text-danger">
          {texts.failed}
        </p>
        <Button look="plain" onClick={ask}>
          {sidebarWording.tryAgain}
        </Button>
      </div>
    )
  }
  if (data) return children(data)
  return (
    <div role="status" aria-label={texts.loading} className="space-y-5 px-6 py-3">
      {WIDTHS.map((width) => (
        <div key={width} className="flex items-center gap-3">
          <Skeleton isRound className="size-5" />
          <Skeleton className={`h-3 ${width}`} />
        </div>
      ))}
    </div>
  )
}
