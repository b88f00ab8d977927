import { linkTo } from '../../../schema/routes/links'
import { userWording } from '../../../schema/wording/user'
import { EmptyTab } from '../../features/user/EmptyTab'
import { expectPerson } from '../../features/user/expect-person'
import { personHead } from '../../features/user/head'
import { PersonPage } from '../../features/user/PersonPage'
import { personPublications } from '../../features/user/person-publications/lazy'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { ShownPart } from '../../lib/ShownPart'
import { usePage } from '../../lib/use-page'
import { UserPublications } from './user-publications.generated'

const variablesOf = ({ params }: PageContext) => ({ username: params.username ?? '' })

export async function loadPublications(page: LoadContext): Promise<void> {
  const [{ userResult }] = await Promise.all([
    page.query(UserPublications, variablesOf(page)),
    page.part(personPublications),
  ])
  expectPerson(page, userResult, 'UserPublications')
}

export function publicationsHead(page: HeadContext): PageHead {
  const { userResult: user } = page.data(UserPublications, variablesOf(page))
  if (user.__typename !== 'User') return { title: '' }
  return {
    ...personHead(page, user, {
      title: userWording.publicationsOf(user.name),
      path: linkTo('UserPublications', { username: user.username }),
    }),
    parts: ['person-publications'],
  }
}

/** Where a person edits and writes. */
export function Publications() {
  const { userResult: user } = useOperation(UserPublications, variablesOf(usePage()))
  if (user.__typename !== 'User') return null
  const { publications, name } = user
  return (
    <PersonPage user={user}>
      {publications.length === 0 && (
        <EmptyTab
          user={user}
          text={userWording.noPublications(name)}
          own={userWording.own.noPublications}
          more={{ href: linkTo('NewCollection'), text: userWording.own.start }}
        />
      )}
      <ShownPart part={personPublications} props={{ publications }} />
    </PersonPage>
  )
}
