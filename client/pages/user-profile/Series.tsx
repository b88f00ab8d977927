import { linkTo } from '../../../schema/routes/links'
import { userWording } from '../../../schema/wording/user'
import { personSeries } from '../../features/sequence/person-series/lazy'
import { EmptyTab } from '../../features/user/EmptyTab'
import { expectPerson } from '../../features/user/expect-person'
import { personHead } from '../../features/user/head'
import { PersonPage } from '../../features/user/PersonPage'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { ShownPart } from '../../lib/ShownPart'
import { usePage } from '../../lib/use-page'
import { useViewer } from '../../lib/use-viewer'
import { MoreLink } from '../../ui/RailSection'
import { UserSeries } from './user-series.generated'

const variablesOf = ({ params, search }: PageContext) => ({
  username: params.username ?? '',
  after: search.after,
})

export async function loadSeries(page: LoadContext): Promise<void> {
  const [{ userResult }] = await Promise.all([
    page.query(UserSeries, variablesOf(page)),
    page.part(personSeries),
  ])
  expectPerson(page, userResult, 'ShowUserSeries')
}

export function seriesHead(page: HeadContext): PageHead {
  const { userResult: user } = page.data(UserSeries, variablesOf(page))
  if (user.__typename !== 'User') return { title: '' }
  const { sequences, pagingInfo } = user.sequencesConnection
  return {
    ...personHead(page, user, {
      title: userWording.seriesOf(user.name),
      path: linkTo('ShowUserSeries', { username: user.username }),
      next: pagingInfo.next?.to,
    }),
    ...(sequences.length === 0 ? { robots: 'noindex' } : {}),
    parts: ['person-series'],
  }
}

/** The series that a person has published, the one that changed last first. */
export function Series() {
  const viewer = useViewer()
  const { userResult: user } = useOperation(UserSeries, variablesOf(usePage()))
  if (user.__typename !== 'User') return null
  const { name } = user
  const { sequences, pagingInfo } = user.sequencesConnection
  return (
    <PersonPage
      user={user}
      tools={
        viewer?.id === user.id &&
        sequences.length > 0 && <MoreLink href={linkTo('YourSeries')} text={userWording.own.manageSeries} />
      }
    >
      <section aria-label={userWording.seriesOf(name)}>
        {sequences.length === 0 && (
          <EmptyTab
            user={user}
            text={userWording.noSeries(name)}
            own={userWording.own.noSeries}
            more={{ href: linkTo('YourSeries'), text: userWording.own.series }}
          />
        )}
        <ShownPart part={personSeries} props={{ sequences, next: pagingInfo.next }} />
      </section>
    </PersonPage>
  )
}
