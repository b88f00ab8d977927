import { linkTo } from '../../../schema/routes/links'
import { followingWording } from '../../../schema/wording/following'
import { FollowingNavigation, FollowingRail } from '../../features/follow/FollowingNavigation'
import { FollowRow } from '../../features/follow/FollowRow'
import { NextPage } from '../../features/post/NextPage'
import type { LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { placeIn } from '../../lib/use-source-link'
import { Columns } from '../../ui/Columns'
import { EmptyState } from '../../ui/EmptyState'
import { Suggestions } from './suggestions.generated'

const wording = followingWording.suggestions
const variablesOf = ({ search }: PageContext) => ({ after: search.after })

export const load = (page: LoadContext) => page.query(Suggestions, variablesOf(page))

export const head = (): PageHead => ({ title: wording.title, robots: 'noindex', isTool: true })

function SectionTitle({ children }: { children: string }) {
  return <h2 className="pt-8 text-14 font-semibold text-ink-soft">{children}</h2>
}

/** Writers and publications that the viewer might like to follow. */
export function Page() {
  const { search } = usePage()
  const { viewer } = useOperation(Suggestions, variablesOf(usePage()))
  if (!viewer) return null
  const { users, pagingInfo } = viewer.suggestedUsers
  const collections = search.after ? [] : viewer.suggestedCollections.collections
  const isEmpty = users.length === 0 && collections.length === 0
  return (
    <Columns rail={<FollowingRail />}>
      <FollowingNavigation title={wording.title} text={wording.text} />
      {isEmpty && (
        <EmptyState
          text={wording.none}
          more={{ href: linkTo('ExploreTopics'), text: followingWording.exploreTopics }}
        />
      )}
      {collections.length > 0 && <SectionTitle>{wording.publications}</SectionTitle>}
      {collections.map((collection) => (
        <FollowRow key={collection.id} entity={collection} level={3} />
      ))}
      {users.length > 0 && <SectionTitle>{wording.people}</SectionTitle>}
      {users.map((user, i) => (
        <FollowRow key={user.id} entity={user} level={3} source={placeIn('FEATURED_WRITER', i)} />
      ))}
      <NextPage next={pagingInfo.next} text={followingWording.more.people} />
    </Columns>
  )
}
