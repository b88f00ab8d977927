import type { FocusEvent, ReactNode } from 'react'
import { Field } from '../../ui/form/Field'
import { Link } from '../../ui/Link'

/** Selects all of a text that is there to be copied. */
export const selectAll = ({ currentTarget }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) =>
  currentTarget.select()

interface Props<Channel extends string> {
  wording: { open: string; address: string; on: Readonly<Record<Channel, string>> }
  channels: readonly Channel[]
  /** Where a channel's link leads. */
  hrefOf: (channel: Channel) => string
  /** The shared address. */
  address: string
  /** Other texts to copy. */
  children?: ReactNode
}

/** The ways to pass something public on. They are folded up, and work without script. */
export function SharePanel<Channel extends string>(props: Props<Channel>) {
  const { wording, channels, hrefOf, address, children } = props
  return (
    <details className="mt-2" data-no-print>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-14 text-accent underline-offset-4 marker:content-none hover:underline [&::-webkit-details-marker]:hidden">
        {wording.open}
      </summary>
      <ul className="flex flex-wrap gap-x-6">
        {channels.map((channel) => (
          <li key={channel}>
            <Link look="underlined" opens="window" href={hrefOf(channel)}>
              {wording.on[channel]}
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-2 space-y-4 pb-2">
        <Field label={wording.address} value={address} readOnly onFocus={selectAll} />
        {children}
      </div>
    </details>
  )
}
