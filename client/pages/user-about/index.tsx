import { linkTo } from '../../../schema/routes/links'
import { userWording } from '../../../schema/wording/user'
import { ownPerson } from '../../features/follow/own'
import { StoryText } from '../../features/post/body/StoryText'
import { EmptyTab } from '../../features/user/EmptyTab'
import { expectPerson } from '../../features/user/expect-person'
import { personHead } from '../../features/user/head'
import { PersonPage } from '../../features/user/PersonPage'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { Standing } from './Standing'
import { UserAbout } from './user-about.generated'

const variablesOf = ({ params }: PageContext) => ({ username: params.username ?? '' })

export async function load(page: LoadContext): Promise<void> {
  const [{ userResult }] = await Promise.all([page.query(UserAbout, variablesOf(page)), ownPerson(page)])
  expectPerson(page, userResult, 'ShowUserAbout')
}

export function head(page: HeadContext): PageHead {
  const { userResult: user } = page.data(UserAbout, variablesOf(page))
  if (user.__typename !== 'User') return { title: '' }
  return personHead(page, user, {
    title: userWording.aboutName(user.name),
    path: linkTo('ShowUserAbout', { username: user.username }),
  })
}

/** A person's about page, in their own words. */
export function Page() {
  const { userResult: user } = useOperation(UserAbout, variablesOf(usePage()))
  if (user.__typename !== 'User') return null
  const { about, name } = user
  return (
    <PersonPage user={user}>
      <div className="pt-8">
        {about.length > 0 ? (
          <StoryText body={about} />
        ) : (
          <EmptyTab user={user} text={userWording.noAbout(name)} own={userWording.own.noAbout} />
        )}
        <Standing user={user} />
      </div>
    </PersonPage>
  )
}
