import { linkTo } from '../../../schema/routes/links'
import { userWording } from '../../../schema/wording/user'
import { saveOnCard } from '../../features/catalog/SaveOnCard'
import { PostList } from '../../features/post/PostList'
import { expectPerson } from '../../features/user/expect-person'
import { personHead } from '../../features/user/head'
import { PersonPage } from '../../features/user/PersonPage'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { useViewer } from '../../lib/use-viewer'
import { loadedSignedIn } from '../../shell/viewer'
import { UserProfile } from './user-profile.generated'

const variablesOf = ({ params, search }: PageContext) => ({
  username: params.username ?? '',
  after: search.after ?? null,
})

export async function loadStories(page: LoadContext): Promise<void> {
  const { userResult } = await page.query(UserProfile, variablesOf(page))
  expectPerson(page, userResult, 'ShowUser')
}

export function storiesHead(page: HeadContext): PageHead {
  const { userResult: user } = page.data(UserProfile, variablesOf(page))
  if (user.__typename !== 'User') return { title: '' }
  return personHead(page, user, {
    title: user.name,
    path: linkTo('ShowUser', { username: user.username }),
    next: user.homepagePostsConnection.pagingInfo.next?.to,
  })
}

/** The stories that a person wrote, newest first. */
export function Stories() {
  const viewer = useViewer()
  const page = usePage()
  const { search } = page
  const { userResult: user } = useOperation(UserProfile, variablesOf(page))
  if (user.__typename !== 'User') return null
  const { posts, pagingInfo } = user.homepagePostsConnection
  // Further pages have it where it belongs by its time.
  const pinned = search.after ? null : user.pinnedPost
  const Tools = viewer && loadedSignedIn()?.ProfileTools
  return (
    <PersonPage user={user} tools={Tools && <Tools user={user} />}>
      <PostList
        posts={pinned ? [pinned, ...posts.filter(({ id }) => id !== pinned.id)] : posts}
        next={pagingInfo.next}
        empty={userWording.noStories(user.name)}
        of="creator"
        menuOf={saveOnCard}
        note={
          pinned && {
            id: pinned.id,
            text: <p className="mb-2 text-13 text-ink-soft">{userWording.pinned}</p>,
          }
        }
      />
    </PersonPage>
  )
}
