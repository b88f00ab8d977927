import { linkTo } from '../../../schema/routes/links'
import { FRAME_HEIGHTS, frameCode } from '../../../schema/rules/frame-code'
import { listedTitle } from '../../../schema/story/listed-title'
import { embeddingWording } from '../../../schema/wording/embedding'
import { shareWording } from '../../../schema/wording/share'
import { CopyButton } from '../../features/share/CopyButton'
import { selectAll } from '../../features/share/SharePanel'
import { mainAddress } from '../../lib/address'
import { useCanLink } from '../../lib/use-can-link'
import { usePage } from '../../lib/use-page'
import { useViewer } from '../../lib/use-viewer'
import { ButtonLink } from '../../ui/ButtonLink'
import { Field } from '../../ui/form/Field'
import { TextArea } from '../../ui/form/TextArea'
import { Link } from '../../ui/Link'
import type { ShareStoryQuery } from './share-story.generated'

const wording = shareWording.story

const CHANNELS = ['twitter', 'facebook', 'linkedIn', 'email'] as const

/** The ways to pass a story on and, for its writer, what becomes of it now. Rule: docs/rules/writing.md, "Sharing". */
export function SharedStory({ story }: { story: NonNullable<ShareStoryQuery['post']> }) {
  const page = usePage()
  const viewer = useViewer()
  const canLink = useCanLink()
  const { id: postId, mediumUrl, visibility, creator, collection } = story
  const isOwn = viewer?.id === creator.id
  const isListed = visibility !== 'UNLISTED'
  const card = {
    src: mainAddress(page, linkTo('EmbedPost', { postId })),
    title: embeddingWording.title(listedTitle(story.listTitle), creator.name),
    height: FRAME_HEIGHTS.post,
  }
  return (
    <div className="mx-auto max-w-[640px] px-6 pt-12 pb-20 sm:pt-20">
      <h1 className="font-serif text-32 font-semibold tracking-tight text-balance sm:text-42">
        {isOwn ? wording.published : wording.title}
      </h1>
      <p dir="auto" className="mt-3 font-serif text-20 text-ink-soft text-pretty">
        {listedTitle(story.listTitle)}
      </p>
      <div className="mt-8 flex flex-col gap-3">
        <Field label={wording.address} value={mediumUrl} readOnly onFocus={selectAll} />
        <div className="flex flex-wrap gap-3 [@media(scripting:none)]:hidden">
          <CopyButton text={mediumUrl} label={wording.copy} />
        </div>
      </div>
      <h2 className="mt-8 text-14 font-medium">{wording.channels}</h2>
      <ul className="mt-1 flex flex-wrap gap-x-6">
        {CHANNELS.map((channel) => (
          <li key={channel}>
            <Link look="underlined" opens="window" href={linkTo('SharePost', { postId, channel })}>
              {wording.on[channel]}
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-6">
        <TextArea
          label={embeddingWording.code}
          hint={embeddingWording.storyHint}
          value={frameCode(card, mainAddress(page, linkTo('EmbedScript')))}
          translate="no"
          readOnly
          onFocus={selectAll}
        />
      </div>
      {isOwn && (
        <>
          <h2 className="mt-8 text-14 font-medium">{wording.next}</h2>
          <ul className="mt-2 list-disc space-y-1 ps-5 text-16 text-ink-soft text-pretty">
            {(isListed ? wording.listed : wording.unlisted).map((text) => (
              <li key={text}>{text}</li>
            ))}
            {isListed && collection && <li>{wording.inPublication(collection.name)}</li>}
          </ul>
        </>
      )}
      <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line pt-6">
        <ButtonLink href={mediumUrl} look="main">
          {wording.view}
        </ButtonLink>
        {isOwn && canLink('ShowPostSettings') && (
          <Link look="alone" href={linkTo('ShowPostSettings', { postId })}>
            {wording.settings}
          </Link>
        )}
        {isOwn && (
          <Link look="alone" href={linkTo('YourStoriesFiltered', { filterBy: 'public' })}>
            {wording.stories}
          </Link>
        )}
      </p>
    </div>
  )
}
