import type { ReactNode } from 'react'
import type { SourceName } from '../../../../schema/rules/source-tracking'
import { listedTitle } from '../../../../schema/story/listed-title'
import { storyPageWording } from '../../../../schema/wording/story-page'
import { useLink } from '../../../lib/use-link'
import { useRememberedMarkup } from '../../../lib/use-remembered-markup'
import { placeIn } from '../../../lib/use-source-link'
import { AppLink } from '../../../ui/AppLink'
import { useSaves } from '../../catalog/use-saves'
import type { ListOwner } from '../Byline'
import { LeadPost } from '../LeadPost'
import { PostCard } from '../PostCard'
import type { PostCardFragment } from '../post-card.generated'
import { useStoryLink } from '../use-story-link'
import type { StoryOnwardFragment } from './story-onward.generated'

/** Shows the button that saves a story, which depends on the viewer, unlike the markup around it. */
type SaveOf = (post: PostCardFragment) => ReactNode

interface Listed {
  saveOf: SaveOf
  posts: readonly PostCardFragment[]
  of?: ListOwner | undefined
  /** What the section is, as its links say, and the place of its first card there. */
  section: SourceName
  from?: number
}

const Cards = ({ posts, of, section, from = 0, saveOf }: Listed) =>
  posts.map((post, index) => (
    <PostCard
      key={post.id}
      post={post}
      level={3}
      of={of}
      source={placeIn(section, from + index)}
      menu={saveOf(post)}
    />
  ))

interface Part extends Pick<Listed, 'posts' | 'of' | 'saveOf'> {
  title: string
}

function Section({ title, ...cards }: Part) {
  if (cards.posts.length === 0) return null
  return (
    <section className="mt-12">
      <h2 className="border-b border-line py-2 font-serif text-20 font-semibold">{title}</h2>
      <Cards {...cards} section="NONE" />
    </section>
  )
}

/** The picture is as wide as the text. */
const LEAD_SIZES = '(min-width: 45.5rem) 632px, calc(100vw - 3rem)'

/** One story to go on with, large, then a few more. */
function ReadNext({ posts: [lead, ...posts], saveOf }: Pick<Listed, 'posts' | 'saveOf'>) {
  if (!lead) return null
  const section = 'READ_NEXT_SIDEBAR'
  return (
    <section className="mt-12">
      <h2 className="mb-6 border-b border-line py-2 font-serif text-20 font-semibold">
        {storyPageWording.readNext}
      </h2>
      <LeadPost post={lead} sizes={LEAD_SIZES} ratio="2:1" source={placeIn(section, 0)} isFirst={false} />
      <div className="mt-6 border-t border-line">
        <Cards posts={posts} section={section} from={1} saveOf={saveOf} />
      </div>
    </section>
  )
}

function Neighbour({ label, title, href }: { label: string; title: string; href: string }) {
  return (
    <AppLink href={href} className="min-w-0 flex-1 py-2">
      <span className="block text-13 text-ink-soft">{label}</span>
      <span dir="auto" className="block font-serif text-16 font-semibold hover:underline">
        {listedTitle(title)}
      </span>
    </AppLink>
  )
}

/** The stories before and after: in the series, or else in the publication or of the writer. */
function Neighbours({ post, home }: { post: StoryOnwardFragment; home: string }) {
  const link = useLink()
  const storyLink = useStoryLink()
  const place = post.sequencePlace
  const inSeries = place && (place.previous || place.next) ? place : null
  const { previous, next } = inSeries ?? post.neighbours
  if (!previous && !next) return null
  const hrefOf = (other: NonNullable<typeof previous>) =>
    'segment' in other
      ? link('ShowSequencePost', {
          sequenceSlug: inSeries?.sequence.slugId ?? '',
          postId: other.segment,
        })
      : storyLink(other.mediumUrl)
  const words = storyPageWording
  const titleOf = (other: NonNullable<typeof previous>) =>
    'segment' in other ? other.title : other.listTitle
  return (
    <nav aria-label={inSeries?.sequence.title ?? home} className="mt-12 flex gap-4">
      {previous && (
        <Neighbour
          label={inSeries ? words.previousPart : words.previous}
          title={titleOf(previous)}
          href={hrefOf(previous)}
        />
      )}
      {next && (
        <div className="flex flex-1 text-end">
          <Neighbour
            label={inSeries ? words.nextPart : words.next}
            title={titleOf(next)}
            href={hrefOf(next)}
          />
        </div>
      )}
    </nav>
  )
}

/** The story's neighbours, more from the same source, and related stories. */
function StoriesOnward({ post, saveOf }: { post: StoryOnwardFragment; saveOf: SaveOf }) {
  const place = post.sequencePlace
  // The worker leaves out the neighbours that it chose; those of the series stand in for them.
  const apart = (posts: readonly PostCardFragment[]) =>
    posts.filter(({ id }) => id !== place?.previous?.postId && id !== place?.next?.postId)
  const more = storyPageWording.moreFrom(post.collection?.name ?? post.creator.name)
  return (
    <>
      <Neighbours post={post} home={more} />
      <ReadNext posts={apart(post.readNext)} saveOf={saveOf} />
      <Section
        title={more}
        posts={apart(post.moreFrom)}
        of={post.collection ? 'collection' : 'creator'}
        saveOf={saveOf}
      />
    </>
  )
}

/** What to read after a story. All readers are shown the same, but for their own saves. */
export function Onward({ post }: { post: StoryOnwardFragment }) {
  const saves = useSaves([...post.readNext, ...post.moreFrom])
  return <div {...useRememberedMarkup(post, (save) => <StoriesOnward post={post} saveOf={save} />, saves)} />
}
