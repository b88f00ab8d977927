import { linkTo } from '../../../schema/routes/links'
import { seriesWording } from '../../../schema/wording/series'
import { NextPage } from '../../features/post/NextPage'
import { SequenceCard } from '../../features/sequence/SequenceCard'
import { expectPerson } from '../../features/user/expect-person'
import { personHead } from '../../features/user/head'
import { PersonPage } from '../../features/user/PersonPage'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { useViewer } from '../../lib/use-viewer'
import { EmptyState } from '../../ui/EmptyState'
import { MoreLink } from '../../ui/RailSection'
import { UserSeries } from './user-series.generated'

const variablesOf = ({ params, search }: PageContext) => ({
  username: params.username ?? '',
  after: search.after,
})

export async function loadSeries(page: LoadContext): Promise<void> {
  const { userResult } = await page.query(UserSeries, variablesOf(page))
  expectPerson(page, userResult, 'ShowUserSeries')
}

export function seriesHead(page: HeadContext): PageHead {
  const { userResult: user } = page.data(UserSeries, variablesOf(page))
  if (user.__typename !== 'User') return { title: '' }
  const { sequences, pagingInfo } = user.sequencesConnection
  return {
    ...personHead(page, user, {
      title: seriesWording.seriesOf(user.name),
      path: linkTo('ShowUserSeries', { username: user.username }),
      next: pagingInfo.next?.to,
    }),
    ...(sequences.length === 0 ? { robots: 'noindex' } : {}),
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
      tools={viewer?.id === user.id && <MoreLink href={linkTo('YourSeries')} text={seriesWording.manage} />}
    >
      <section aria-label={seriesWording.seriesOf(name)}>
        {sequences.length === 0 && <EmptyState text={seriesWording.noSeriesOf(name)} />}
        {sequences.map((series) => (
          <SequenceCard key={series.id} series={series} isOwners />
        ))}
        <NextPage next={pagingInfo.next} text={seriesWording.olderSeries} />
      </section>
    </PersonPage>
  )
}
