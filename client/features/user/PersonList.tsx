import type { ReactNode } from 'react'
import { EmptyState } from '../../ui/EmptyState'
import { NextPage } from '../post/NextPage'
import { PersonPage } from './PersonPage'
import type { PersonFragment } from './person.generated'

interface Props {
  user: PersonFragment
  title: string
  /** Said while the list has no rows. */
  none: string
  next: { to: string } | null
  /** The text of the link to the next page. */
  more: string
  /** The list's rows. */
  children: readonly ReactNode[]
}

/** A page of people and publications who have to do with a person, such as those who follow them. */
export function PersonList({ user, title, none, next, more, children }: Props) {
  return (
    <PersonPage user={user}>
      <section aria-label={title}>
        <h2 className="pt-8 font-serif text-24 font-semibold">{title}</h2>
        {children.length === 0 && <EmptyState text={none} />}
        {children}
        <NextPage next={next} text={more} />
      </section>
    </PersonPage>
  )
}
