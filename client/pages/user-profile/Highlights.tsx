import { linkTo } from '../../../schema/routes/links'
import { userWording } from '../../../schema/wording/user'
import { personHighlights } from '../../features/quote/person-highlights/lazy'
import { expectPerson } from '../../features/user/expect-person'
import { personHead } from '../../features/user/head'
import { PersonPage } from '../../features/user/PersonPage'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { ShownPart } from '../../lib/ShownPart'
import { usePage } from '../../lib/use-page'
import { useViewer } from '../../lib/use-viewer'
import { UserHighlights } from './user-highlights.generated'

const variablesOf = ({ params, search }: PageContext) => ({
  username: params.username ?? '',
  search: search.q ?? '',
  after: search.after,
})

export async function loadHighlights(page: LoadContext): Promise<void> {
  const [{ userResult }] = await Promise.all([
    page.query(UserHighlights, variablesOf(page)),
    page.part(personHighlights),
  ])
  expectPerson(page, userResult, 'ShowUserHighlights')
}

export function highlightsHead(page: HeadContext): PageHead {
  const { userResult: user } = page.data(UserHighlights, variablesOf(page))
  if (user.__typename !== 'User') return { title: '' }
  const { quotes, pagingInfo } = user.quotesConnection
  return {
    ...personHead(page, user, {
      title: userWording.highlightsOf(user.name),
      path: linkTo('ShowUserHighlights', { username: user.username }),
      next: pagingInfo.next?.to,
    }),
    ...(quotes.length === 0 || page.search.q ? { robots: 'noindex' } : {}),
    parts: ['person-highlights'],
  }
}

/** What a person has highlighted; they see their private highlights too. */
export function Highlights() {
  const page = usePage()
  const viewer = useViewer()
  const { userResult: user } = useOperation(UserHighlights, variablesOf(page))
  if (user.__typename !== 'User') return null
  const { id, name, quotesConnection } = user
  const { quotes, pagingInfo } = quotesConnection
  const { q = '' } = page.search
  return (
    <PersonPage user={user}>
      <section aria-label={userWording.highlightsOf(name)}>
        <ShownPart
          part={personHighlights}
          props={{ name, isOwner: viewer?.id === id, q, quotes, next: pagingInfo.next }}
        />
      </section>
    </PersonPage>
  )
}
