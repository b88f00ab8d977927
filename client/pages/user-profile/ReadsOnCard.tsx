import { MINUTE } from '../../../schema/rules/time-units'
import { yourStoriesWording } from '../../../schema/wording/your-stories'
import { useAnswer } from '../../lib/use-answer'
import { OwnProfileReads, type OwnProfileReadsQueryVariables } from './own-profile-reads.generated'

interface Props {
  postId: string
  /** What the page has asked for its stories with. */
  asked: OwnProfileReadsQueryVariables
}

/** How often the viewer's story was read, once that is known. All cards of a page ask together. */
export function ReadsOnCard({ postId, asked }: Props) {
  const { data } = useAnswer(OwnProfileReads, asked, { asks: true, freshFor: MINUTE })
  const user = data?.userResult
  if (user?.__typename !== 'User') return null
  const posts = [user.pinnedPost, ...user.homepagePostsConnection.posts]
  const reads = posts.find((post) => post?.id === postId)?.reads
  return reads ? (
    <span data-reads className="me-3 self-center text-13 whitespace-nowrap text-ink-soft">
      {yourStoriesWording.facts.reads(reads)}
    </span>
  ) : null
}
