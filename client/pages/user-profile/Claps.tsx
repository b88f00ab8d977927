import { linkTo } from '../../../schema/routes/links'
import { clapperWording as wording } from '../../../schema/wording/clappers'
import { userWording } from '../../../schema/wording/user'
import { PostList } from '../../features/post/PostList'
import { EmptyTab } from '../../features/user/EmptyTab'
import { expectPerson } from '../../features/user/expect-person'
import { personHead } from '../../features/user/head'
import { PersonPage } from '../../features/user/PersonPage'
import { mainAddress } from '../../lib/address'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { UserClaps } from './user-claps.generated'

const variablesOf = ({ params, search }: PageContext) => ({
  username: params.username ?? '',
  after: search.after ?? null,
})

export async function loadClaps(page: LoadContext): Promise<void> {
  const { userResult } = await page.query(UserClaps, variablesOf(page))
  expectPerson(page, userResult, 'ShowUserRecommended')
}

export function clapsHead(page: HeadContext): PageHead {
  const { userResult: user } = page.data(UserClaps, variablesOf(page))
  if (user.__typename !== 'User') return { title: '' }
  const { username, name, isSuspended, clappedPosts } = user
  const head = personHead(page, user, {
    title: wording.clappedBy(name),
    path: linkTo('ShowUserRecommended', { username }),
    next: clappedPosts.pagingInfo.next?.to,
  })
  if (isSuspended) return head
  const feed = {
    title: wording.feedOf(name),
    href: mainAddress(page, linkTo('UserRecommendedFeed', { username })),
  }
  return { ...head, feed, ...(clappedPosts.posts.length === 0 ? { robots: 'noindex' } : {}) }
}

/** The stories that a person has clapped for, the newest clap first. */
export function Claps() {
  const { userResult: user } = useOperation(UserClaps, variablesOf(usePage()))
  if (user.__typename !== 'User') return null
  const { posts, pagingInfo } = user.clappedPosts
  return (
    <PersonPage user={user}>
      <section aria-label={wording.clappedBy(user.name)}>
        <PostList
          posts={posts}
          next={pagingInfo.next}
          empty={<EmptyTab user={user} text={wording.noneClapped(user.name)} own={userWording.own.noClaps} />}
        />
      </section>
    </PersonPage>
  )
}
