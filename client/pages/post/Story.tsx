import { useEffect, useLayoutEffect, useState } from 'react'
import { postWording } from '../../../schema/wording/post'
import { reportButtonWording } from '../../../schema/wording/report-button'
import { storyPageWording } from '../../../schema/wording/story-page'
import { MemberOnly } from '../../features/member-only/MemberOnly'
import { PersonAvatar } from '../../features/member-only/PersonAvatar'
import { StoryBody } from '../../features/post/body/StoryBody'
import { CoAuthors } from '../../features/post/CoAuthors'
import { memberWall } from '../../features/post/member-wall/lazy'
import { onward } from '../../features/post/onward/lazy'
import { PostFacts } from '../../features/post/PostMeta'
import { justPublished } from '../../features/post/published/just-published'
import { StoryTitle } from '../../features/post/StoryTitle'
import { subscribeField } from '../../features/post/story-extras/lazy'
import { Highlights } from '../../features/quote/Highlights'
import { ReportButton } from '../../features/report/ReportButton'
import { afterStory } from '../../features/response/after-story/lazy'
import { lazily } from '../../lib/lazily'
import { near } from '../../lib/near'
import { ShownPart } from '../../lib/ShownPart'
import { useLink } from '../../lib/use-link'
import { useViewer } from '../../lib/use-viewer'
import { OwnPart } from '../../shell/themed/OwnPart'
import { AppLink } from '../../ui/AppLink'
import { Contents } from './Contents'
import { HeadActions } from './HeadActions'
import { Rail } from './Rail'
import { reportView } from './report-view'
import { StoryActions } from './StoryActions'
import { hasOffer } from './story-head'
import type { StoryPost } from './story-post'
import { useReading } from './use-reading'
import { WrittenBy } from './WrittenBy'

function StoryByline({ post }: { post: StoryPost }) {
  const link = useLink()
  const { creator, collection } = post
  return (
    <div className="mt-8 flex items-center gap-3">
      <PersonAvatar user={creator} size="M" />
      <div>
        <div className="text-16">
          <AppLink
            href={link('ShowUser', { username: creator.username })}
            className="font-medium hover:underline"
          >
            {creator.name}
          </AppLink>
          <CoAuthors people={post.coAuthors} className="font-medium hover:underline" />
          <HeadActions post={post} />
        </div>
        {/* The line above the title already says that the story is for members. */}
        <PostFacts
          post={{ ...post, isLocked: false }}
          of={
            collection &&
            postWording.inPublication(
              <AppLink
                key="publication"
                href={link('ShowCollection', { collectionSlug: collection.slug })}
                className="font-medium text-ink hover:underline"
              >
                {collection.name}
              </AppLink>,
            )
          }
        />
      </div>
    </div>
  )
}

/** Where the story stands in a series, if it is part of one. */
function SeriesPlace({ post: { sequencePlace: place } }: { post: StoryPost }) {
  const link = useLink()
  if (!place) return null
  const { sequence, number, total } = place
  return (
    <p className="mb-2 text-14 text-ink-soft">
      {storyPageWording.part(
        number,
        total,
        <AppLink
          key="series"
          href={link('ShowSequence', { sequenceSlug: sequence.slugId })}
          className="font-medium text-ink hover:underline"
        >
          {sequence.title}
        </AppLink>,
      )}
    </p>
  )
}

/** When the reader of the first page of a visit comes to its end. */
const nearEnd = lazily(() => near('[data-onward]'))

/** The whole story page: the text, its author, and what to read next. */
export function Story({ post }: { post: StoryPost }) {
  const link = useLink()
  const { id, isLocked, content } = post
  const hasSheet = Boolean(post.collection?.styleSheetPath)
  const viewerId = useViewer()?.id
  const reading = useReading()
  const Strip = justPublished.id === id ? justPublished.Strip : undefined
  const isWhole = !content.isPreview && post.firstPublishedAt !== null
  useEffect(() => (isWhole ? reportView(id) : undefined), [id, isWhole])
  const [opened, setOpened] = useState<string>()
  useEffect(() => setOpened(reading?.countStory(id, isLocked)), [reading, id, isLocked])
  // Where somebody stopped is looked up before the story is taken away.
  useLayoutEffect(() => reading?.trackReading(post, viewerId), [reading, post, viewerId])
  return (
    <>
      {Strip && <Strip post={post} />}
      <article lang={post.language} className="mx-auto max-w-inset px-6 pt-10 sm:pt-14">
        <header>
          {isLocked && <MemberOnly post={post} />}
          <SeriesPlace post={post} />
          <OwnPart isOn={hasSheet}>
            <StoryTitle title={post.title} subtitle={post.subtitle} isHeading />
          </OwnPart>
          <StoryByline post={post} />
          <StoryActions post={post} />
        </header>
        <div className="relative mt-8">
          <Contents body={content.body} reading={reading} />
          <Rail post={post} />
          <OwnPart isOn={hasSheet} isWide>
            <div className={content.isPreview ? 'preview' : undefined}>
              <StoryBody
                body={content.body}
                form={<ShownPart part={subscribeField} props={{ ...post, isWritten: true }} />}
              />
            </div>
          </OwnPart>
          {content.isPreview && (
            <ShownPart part={memberWall} props={{ opened, remainingMinutes: content.remainingMinutes }} />
          )}
        </div>
      </article>
      <p className="mx-auto mt-12 max-w-inset px-6 text-13 text-ink-soft" data-print-only>
        {post.mediumUrl}
      </p>
      <footer className="mx-auto max-w-inset px-6" data-no-print>
        {post.tags.length > 0 && (
          <ul className="mt-12 flex flex-wrap gap-2">
            {post.tags.map((tag) => (
              <li key={tag.id}>
                <AppLink
                  href={link('ShowTag', { tagSlug: tag.slug })}
                  className="inline-block rounded-full bg-accent-wash px-4 py-2 text-14 hover:bg-line"
                >
                  {tag.displayTitle}
                </AppLink>
              </li>
            ))}
          </ul>
        )}
        <Highlights post={post} />
        <StoryActions post={post} />
        <WrittenBy post={post} />
        {post.firstPublishedAt !== null && (
          <ReportButton
            target={{ kind: 'POST', id }}
            label={reportButtonWording.story}
            ownerId={post.creator.id}
            className="text-14 text-ink-soft"
          />
        )}
      </footer>
      <div className="mx-auto max-w-inset px-6" data-onward data-no-print>
        {hasOffer(post) && <ShownPart part={subscribeField} props={post} when={nearEnd} />}
        {post.firstPublishedAt !== null && <ShownPart part={afterStory} props={{ id }} when={nearEnd} />}
        <ShownPart part={onward} props={{ post }} when={nearEnd} />
      </div>
    </>
  )
}
