import { linkTo } from '../../../schema/routes/links'
import { adminWording } from '../../../schema/wording/admin'
import { moderationWording } from '../../../schema/wording/moderation'
import { ActsLog } from '../../features/moderation/ActsLog'
import { Facts, Moment } from '../../features/moderation/Facts'
import { useOperation } from '../../lib/query'
import { usePathLink } from '../../lib/use-link'
import { Link } from '../../ui/Link'
import { AdminPostPage } from './admin-post-page.generated'
import { DecisionForm } from './DecisionForm'
import { RestorePost } from './restore-post.generated'
import { TakeDownPost } from './take-down-post.generated'

/** A story as staff sees it: facts, what can be decided, and the log. */
export function AdminPost({ variables }: { variables: { id: string } }) {
  const pathOf = usePathLink()
  const { adminPost } = useOperation(AdminPostPage, variables)
  if (!adminPost) return null
  const { id, post, state, isListed, isResponse, canBeRestored, acts } = adminPost
  const { title, creator, collection, firstPublishedAt } = post
  const isRemoved = state === 'REMOVED'
  return (
    <>
      <h1 className="font-serif text-32 font-semibold tracking-tight">
        {adminWording.story(title || adminWording.untitled)}
      </h1>
      <Facts
        title={adminWording.facts}
        facts={[
          [adminWording.state, adminWording.states[state]],
          [adminWording.listed, isListed ? adminWording.yes : adminWording.no],
          [adminWording.kind, isResponse ? adminWording.response : adminWording.storyKind],
          [
            adminWording.writer,
            <Link key="writer" href={linkTo('AdminUser', { id: creator.id })}>
              {creator.name}
            </Link>,
          ],
          [
            adminWording.publication,
            collection && (
              <Link href={linkTo('ShowCollection', { collectionSlug: collection.slug })}>
                {collection.name}
              </Link>
            ),
          ],
          [adminWording.id, <code key="id">{id}</code>],
          [adminWording.published, firstPublishedAt && <Moment key="published" at={firstPublishedAt} />],
          [adminWording.length, adminWording.words(post.wordCount)],
          [adminWording.claps, post.clapCount],
        ]}
      />
      {!isRemoved && (
        <Link look="underlined" href={pathOf(post.mediumUrl)} opens="document" className="mt-4">
          {adminWording.open}
        </Link>
      )}
      {(!isRemoved || canBeRestored) && (
        <DecisionForm
          words={isRemoved ? adminWording.restore : adminWording.takeDown}
          operation={isRemoved ? RestorePost : TakeDownPost}
          subject={{ postId: id }}
          isAgainst={!isRemoved}
        />
      )}
      <ActsLog title={moderationWording.log.title} acts={acts} />
    </>
  )
}
