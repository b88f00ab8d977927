import { linkTo } from '../../../schema/routes/links'
import { userWording } from '../../../schema/wording/user'
import { SaveOnCard } from '../../features/catalog/SaveOnCard'
import { WriterSubscription } from '../../features/newsletter/subscribe-field/writer-subscription.generated'
import { PinFace } from '../../features/own-story/PinFace'
import { LeadPost } from '../../features/post/LeadPost'
import { PostList } from '../../features/post/PostList'
import type { PostCardFragment } from '../../features/post/post-card.generated'
import { EmptyTab } from '../../features/user/EmptyTab'
import { expectPerson } from '../../features/user/expect-person'
import { personHead } from '../../features/user/head'
import { PersonPage } from '../../features/user/PersonPage'
import { useApp } from '../../lib/app'
import { lazily } from '../../lib/lazily'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { refetch } from '../../lib/refetch'
import { ShownPart } from '../../lib/ShownPart'
import { useKeptFocus } from '../../lib/use-kept-focus'
import { usePage } from '../../lib/use-page'
import { useViewer } from '../../lib/use-viewer'
import { loadedSignedIn } from '../../shell/viewer'
import { useLazy } from '../../ui/lazy'
import { standIn } from '../../ui/stand-in'
import { UserProfile } from './user-profile.generated'

const variablesOf = ({ params, search }: PageContext) => ({
  username: params.username ?? '',
  after: search.after ?? null,
  // Further pages have it where it belongs by its time.
  withoutPinned: !search.after,
})

export async function loadStories(page: LoadContext): Promise<void> {
  const [{ userResult }] = await Promise.all([
    page.query(UserProfile, variablesOf(page)),
    __BROWSER__ ? undefined : page.own(WriterSubscription, { username: page.params.username ?? '' }),
  ])
  expectPerson(page, userResult, 'ShowUser')
  if (userResult.__typename === 'User' && userResult.newsletter?.isUsed) await page.part(subscribeField)
}

export function storiesHead(page: HeadContext): PageHead {
  const { userResult: user } = page.data(UserProfile, variablesOf(page))
  if (user.__typename !== 'User') return { title: '' }
  const shown = personHead(page, user, {
    title: user.name,
    path: linkTo('ShowUser', { username: user.username }),
    next: user.homepagePostsConnection.pagingInfo.next?.to,
  })
  return !__BROWSER__ && user.newsletter?.isUsed ? { ...shown, parts: ['subscribe-field'] } : shown
}

/** Only writers pin, on their own profile. */
const pinOnCard = lazily(() =>
  import('../../features/own-story/PinOnCard').then(({ PinOnCard }) => PinOnCard),
)

/** Only writers see how often their stories were read. */
const readsOnCard = lazily(() => import('./ReadsOnCard').then(({ ReadsOnCard }) => ReadsOnCard))

/** Where readers subscribe, if the newsletter is used. */
const subscribeField = lazily(() =>
  import('../../features/newsletter/subscribe-field').then(({ SubscribeField }) => SubscribeField),
)

/** The width of the column, as the `sizes` of its large picture. */
const COLUMN = '(min-width: 728px) 680px, calc(100vw - 48px)'

/** The stories that a person wrote: the one that they have pinned, and the others, newest first. */
export function Stories() {
  const app = useApp()
  const viewer = useViewer()
  const page = usePage()
  const variables = variablesOf(page)
  const area = useKeptFocus<HTMLDivElement>()
  const { userResult: user } = useOperation(UserProfile, variables)
  const isOwn = user.__typename === 'User' && viewer?.id === user.id
  const Pin = useLazy(pinOnCard, isOwn)
  const Reads = useLazy(readsOnCard, isOwn)
  if (user.__typename !== 'User') return null
  const { newsletter } = user
  const { posts, pagingInfo } = user.homepagePostsConnection
  const pinned = variables.withoutPinned ? user.pinnedPost : null
  const Tools = viewer && loadedSignedIn()?.ProfileTools
  const renew = () => refetch(app, UserProfile, variables)
  const buttonsOf = (post: PostCardFragment) => (
    <span className="flex">
      {Reads && <Reads postId={post.id} asked={variables} />}
      {isOwn && post.creator.id === user.id && (
        <span className="-my-3 size-11">
          {Pin ? (
            <Pin post={post} isPinned={post.id === pinned?.id} renew={renew} />
          ) : (
            <PinFace post={post} isPinned={post.id === pinned?.id} {...standIn(pinOnCard)} />
          )}
        </span>
      )}
      <SaveOnCard post={post} />
    </span>
  )
  return (
    <PersonPage user={user} tools={Tools && <Tools user={user} />}>
      <div ref={area} tabIndex={-1} className="outline-none">
        {pinned && (
          <div className="border-b border-line py-8">
            <p className="mb-3 text-13 text-ink-soft">{userWording.pinned}</p>
            <LeadPost
              post={pinned}
              level={2}
              ratio="2:1"
              sizes={COLUMN}
              of="creator"
              menu={buttonsOf(pinned)}
            />
          </div>
        )}
        {(!pinned || posts.length > 0) && (
          <PostList
            posts={posts}
            next={pagingInfo.next}
            empty={
              <EmptyTab
                user={user}
                text={userWording.noStories(user.name)}
                own={userWording.own.noStories}
                more={{ href: linkTo('NewPost'), text: userWording.own.write }}
              />
            }
            of="creator"
            menuOf={buttonsOf}
          />
        )}
        {newsletter?.isUsed && <ShownPart part={subscribeField} props={{ newsletter, creator: user }} />}
      </div>
    </PersonPage>
  )
}
