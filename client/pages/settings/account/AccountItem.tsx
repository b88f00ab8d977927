import type { ReactNode } from 'react'

interface Props {
  mark: ReactNode
  name: string
  /** The current state. */
  status: ReactNode
  action: ReactNode
  /** Opens below, or over the page. */
  children?: ReactNode
}

/** An external account, in the list of those that are or can be connected. */
export function AccountItem({ mark, name, status, action, children }: Props) {
  return (
    <li className="border-b border-line py-4 last:border-b-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-[180px] flex-1 items-center gap-4">
          {mark}
          <div className="min-w-0">
            <p className="font-medium">{name}</p>
            <div className="text-13 text-ink-soft text-pretty">{status}</div>
          </div>
        </div>
        {action}
      </div>
      {children}
    </li>
  )
}
