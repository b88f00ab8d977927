import type { ReactNode } from 'react'
import { Themed, themeFrom } from '../../shell/themed/Themed'
import { Columns } from '../../ui/Columns'
import { PersonHeader, SuspendedNotice } from './PersonHeader'
import { PersonRail } from './PersonRail'
import type { PersonFragment } from './person.generated'

interface Props {
  user: PersonFragment
  /** What the viewer can do about the person, also while they are suspended. */
  tools?: ReactNode
  /** What the page shows, unless the person is suspended. */
  children: ReactNode
}

/** A page about a person: the person in the rail and at the top, and the page's own content below. */
export function PersonPage({ user, tools, children }: Props) {
  return (
    <Themed theme={themeFrom(user.theme)} isPage>
      <Columns rail={<PersonRail user={user} />}>
        <PersonHeader user={user} />
        {tools}
        {user.isSuspended ? <SuspendedNotice /> : children}
      </Columns>
    </Themed>
  )
}
