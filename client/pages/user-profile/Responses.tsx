import { linkTo } from '../../../schema/routes/links'
import { userWording } from '../../../schema/wording/user'
import { personResponses } from '../../features/response/person-responses/lazy'
import { EmptyTab } from '../../features/user/EmptyTab'
import { expectPerson } from '../../features/user/expect-person'
import { personHead } from '../../features/user/head'
import { PersonPage } from '../../features/user/PersonPage'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { ShownPart } from '../../lib/ShownPart'
import { usePage } from '../../lib/use-page'
import { UserResponses } from './user-responses.generated'

const variablesOf = ({ params, search }: PageContext) => ({
  username: params.username ?? '',
  after: search.after,
})

export async function loadResponses(page: LoadContext): Promise<void> {
  const [{ userResult }] = await Promise.all([
    page.query(UserResponses, variablesOf(page)),
    page.part(personResponses),
  ])
  expectPerson(page, userResult, 'ShowUserResponses')
}

export function responsesHead(page: HeadContext): PageHead {
  const { userResult: user } = page.data(UserResponses, variablesOf(page))
  if (user.__typename !== 'User') return { title: '' }
  const { posts, pagingInfo } = user.responses
  return {
    ...personHead(page, user, {
      title: userWording.responsesOf(user.name),
      path: linkTo('ShowUserResponses', { username: user.username }),
      next: pagingInfo.next?.to,
    }),
    ...(posts.length === 0 ? { robots: 'noindex' } : {}),
    parts: ['person-responses'],
  }
}

/** A person's responses, the newest first, each with what it answers. */
export function Responses() {
  const { userResult: user } = useOperation(UserResponses, variablesOf(usePage()))
  if (user.__typename !== 'User') return null
  const { posts, pagingInfo } = user.responses
  return (
    <PersonPage user={user}>
      <section aria-label={userWording.responsesOf(user.name)}>
        {posts.length === 0 && (
          <EmptyTab user={user} text={userWording.noResponses(user.name)} own={userWording.own.noResponses} />
        )}
        <ShownPart part={personResponses} props={{ responses: posts, next: pagingInfo.next }} />
      </section>
    </PersonPage>
  )
}
