import { linkTo } from '../../../schema/routes/links'
import { collectionWording } from '../../../schema/wording/collection'
import { userWording } from '../../../schema/wording/user'
import { FollowRow } from '../../features/follow/FollowRow'
import { expectPerson } from '../../features/user/expect-person'
import { personHead } from '../../features/user/head'
import { PersonPage } from '../../features/user/PersonPage'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { UserPublications } from './user-publications.generated'

const variablesOf = ({ params }: PageContext) => ({ username: params.username ?? '' })

export async function loadPublications(page: LoadContext): Promise<void> {
  const { userResult } = await page.query(UserPublications, variablesOf(page))
  expectPerson(page, userResult, 'UserPublications')
}

export function publicationsHead(page: HeadContext): PageHead {
  const { userResult: user } = page.data(UserPublications, variablesOf(page))
  if (user.__typename !== 'User') return { title: '' }
  return personHead(page, user, {
    title: userWording.publicationsOf(user.name),
    path: linkTo('UserPublications', { username: user.username }),
  })
}

/** Where a person edits and writes. */
export function Publications() {
  const { userResult: user } = useOperation(UserPublications, variablesOf(usePage()))
  if (user.__typename !== 'User') return null
  const { publications, name } = user
  return (
    <PersonPage user={user}>
      {publications.length === 0 && (
        <p className="py-12 text-16 text-ink-soft">{userWording.noPublications(name)}</p>
      )}
      {publications.map(({ role, collection }) => (
        <FollowRow key={collection.id} entity={collection} fact={collectionWording.roles[role]} />
      ))}
    </PersonPage>
  )
}
