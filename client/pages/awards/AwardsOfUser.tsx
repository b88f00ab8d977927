import { linkTo } from '../../../schema/routes/links'
import { awardsWording } from '../../../schema/wording/awards'
import { PostList } from '../../features/post/PostList'
import { TopicPills } from '../../features/tag/TopicPills'
import { useOperation } from '../../lib/query'
import { useLink } from '../../lib/use-link'
import { EmptyState } from '../../ui/EmptyState'
import { Link } from '../../ui/Link'
import { AwardsHeader } from './AwardsHeader'
import { UserAwards, type UserAwardsQuery, type UserAwardsQueryVariables } from './user-awards.generated'

interface Props {
  variables: UserAwardsQueryVariables
  isAboutWriters: boolean
}

type Person = Extract<UserAwardsQuery['userResult'], { __typename: 'User' }>

/** The topics on which somebody is a top writer. */
function Topics({ user: { name, topWriterOf } }: { user: Person }) {
  if (topWriterOf.length === 0) {
    const all = { href: linkTo('ShowAwards', { type: 'top-writer' }), text: awardsWording.allWriters }
    return <EmptyState text={awardsWording.noTopicsOf(name)} more={all} />
  }
  return (
    <div className="pt-8">
      <TopicPills tags={topWriterOf} />
    </div>
  )
}

/** One person's awards. */
export function AwardsOfUser({ variables, isAboutWriters }: Props) {
  const link = useLink()
  const { userResult: user } = useOperation(UserAwards, variables)
  if (user.__typename !== 'User') return null
  const { username, name, pickedPosts } = user
  return (
    <div className="mx-auto max-w-inset px-6">
      <AwardsHeader
        title={isAboutWriters ? awardsWording.topWriterOf(name) : awardsWording.picksOf(name)}
        text={isAboutWriters ? awardsWording.topWriterOfText(name) : awardsWording.picksOfText(name)}
        picks={link('ShowUserAwards', { username, kind: 'staff-picks' })}
        writers={link('ShowUserAwards', { username, kind: 'top-writer' })}
        isAboutWriters={isAboutWriters}
      />
      {isAboutWriters ? (
        <Topics user={user} />
      ) : (
        <PostList
          posts={pickedPosts.posts}
          next={pickedPosts.pagingInfo.next}
          empty={awardsWording.noPicksOf(name)}
          of="creator"
        />
      )}
      <Link look="underlined" href={link('ShowUser', { username })} className="mt-6">
        {awardsWording.profile(name)}
      </Link>
    </div>
  )
}
