import { type ReactNode, useId } from 'react'
import { exactMoment } from '../../../schema/wording/formats'
import { isoDate } from '../../lib/format'

interface Props {
  title: string
  /** Names and values; those without a value are left out. */
  facts: readonly (readonly [name: string, value: ReactNode])[]
}

/** A list of facts under a heading. */
export function Facts({ title, facts }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="font-serif text-20 font-semibold">
        {title}
      </h2>
      <dl className="mt-3 border-t border-line text-14">
        {facts
          .filter(([, value]) => value !== null && value !== undefined)
          .map(([name, value]) => (
            <div key={name} className="grid gap-x-6 border-b border-line py-2.5 sm:grid-cols-[16rem_1fr]">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="min-w-0 break-words">{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}

/** A moment to the second. */
export function Moment({ at }: { at: number }) {
  return (
    // Server and browser may write it differently.
    <time suppressHydrationWarning dateTime={isoDate(at)}>
      {exactMoment(at)}
    </time>
  )
}
