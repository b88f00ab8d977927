import { linkTo } from '../../../schema/routes/links'
import { adminWording } from '../../../schema/wording/admin'
import { listOf } from '../../../schema/wording/language'
import { moderationWording } from '../../../schema/wording/moderation'
import { ActsLog } from '../../features/moderation/ActsLog'
import { DecisionForm } from '../../features/moderation/DecisionForm'
import { Facts, Moment } from '../../features/moderation/Facts'
import { useOperation } from '../../lib/query'
import { usePathLink } from '../../lib/use-link'
import { Link } from '../../ui/Link'
import { AdminPostPage } from './admin-post-page.generated'
import { RestorePost } from './restore-post.generated'
import { ReviewPost } from './review-post.generated'
import { TakeDownPost } from './take-down-post.generated'
import { WithholdForm } from './WithholdForm'

/** A story as staff sees it: facts, what can be decided, and the log. */
export function AdminPost({ variables }: { variables: { id: string } }) {
  const pathOf = usePathLink()
  const { adminPost } = useOperation(AdminPostPage, variables)
  if (!adminPost) return null
  const { id, post, state, isListed, isResponse, canBeRestored, isUnderReview, withheldIn, acts } = adminPost
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
          [adminWording.state, isUnderReview ? adminWording.underReview : adminWording.states[state]],
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
          [adminWording.withheldIn, listOf(withheldIn) || null],
          [adminWording.id, <code key="id">{id}</code>],
          [
            adminWording.published,
            firstPublishedAt === null ? null : <Moment key="published" at={firstPublishedAt} />,
          ],
          [adminWording.length, adminWording.words(post.wordCount)],
          [adminWording.claps, post.clapCount],
        ]}
      />
      {!isRemoved && (
        <Link look="underlined" href={pathOf(post.mediumUrl)} opens="document" className="mt-4">
          {adminWording.open}
        </Link>
      )}
      {canBeRestored && (
        <DecisionForm
          words={adminWording.restore}
          operation={RestorePost}
          subject={{ postId: id }}
          isAgainst={false}
        />
      )}
      {!isRemoved && (
        <DecisionForm words={adminWording.review} operation={ReviewPost} subject={{ postId: id }} isAgainst />
      )}
      {(!isRemoved || isUnderReview) && (
        <DecisionForm
          words={adminWording.takeDown}
          operation={TakeDownPost}
          subject={{ postId: id }}
          isAgainst
        />
      )}
      {!isResponse && !isRemoved && (
        <WithholdForm key={withheldIn.join()} postId={id} countries={withheldIn} />
      )}
      <ActsLog title={moderationWording.log.title} acts={acts} />
    </>
  )
}
