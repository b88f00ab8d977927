import type { ReactNode } from 'react'
import type { RouteName } from '../../../schema/routes/index'
import { tagWording } from '../../../schema/wording/tag'
import { useLink } from '../../lib/use-link'
import { AppLink } from '../../ui/AppLink'
import { TabLinks } from '../../ui/TabLinks'
import { FollowWithMenu } from '../follow/FollowWithMenu'
import { TopicDrawing } from './TopicDrawing'
import type { TopicHeadFragment } from './topic-head.generated'

/** The pages that a topic has. */
const TABS = [
  ['ShowTag', tagWording.tabs.latest],
  ['ShowTagPosts', tagWording.tabs.recommended],
  ['ShowTagWhoToFollow', tagWording.tabs.writers],
  ['ShowTagArchive', tagWording.tabs.archive],
] as const satisfies readonly (readonly [RouteName, string])[]

type TopicRoute = (typeof TABS)[number][0]

/** How many stories and followers a topic has. */
function Facts({ tag }: { tag: TopicHeadFragment }) {
  const { postCount, followerCount } = tag
  return (
    <p className="dotted mt-3 text-14 text-ink-soft">
      <span>{tagWording.stories(postCount)}</span>
      <span>{tagWording.followers(followerCount)}</span>
    </p>
  )
}

interface Props {
  tag: TopicHeadFragment
  here: TopicRoute
  title: string
  text?: string | undefined
  /** Shown above the title instead of the link back to the topic. */
  above?: ReactNode
}

/** The top of a topic's pages, with tabs to the others. */
export function TopicHeading({ tag, here, title, text, above }: Props) {
  const isTopic = here === 'ShowTag'
  const link = useLink()
  const home = link('ShowTag', { tagSlug: tag.slug })
  return (
    <header className="pt-8 sm:pt-12">
      <div className="flex items-end justify-between gap-x-6 sm:gap-x-12">
        <div className="min-w-0">
          {above ?? (
            <p className="text-13 text-ink-soft">
              {isTopic ? (
                tagWording.topic
              ) : (
                <AppLink href={home} className="inline-block py-2 hover:text-ink hover:underline">
                  {tag.displayTitle}
                </AppLink>
              )}
            </p>
          )}
          <h1 className="mt-1 font-serif text-32 font-semibold tracking-tight sm:text-42">{title}</h1>
          {text && <p className="mt-3 max-w-[60ch] font-serif text-18 text-ink-soft text-pretty">{text}</p>}
          {isTopic && <Facts tag={tag} />}
          <div className="mt-5 flex items-center gap-2">
            <FollowWithMenu target={{ kind: 'tag', id: tag.slug, name: tag.displayTitle }} />
          </div>
        </div>
        <TopicDrawing
          slug={tag.slug}
          className="mb-1 w-24 shrink-0 self-start sm:w-48 sm:self-center lg:w-60"
        />
      </div>
      <TabLinks
        label={tag.displayTitle}
        className="-mx-6 mt-7 px-6"
        tabs={TABS.map(([name, label]) => ({
          href: link(name, { tagSlug: tag.slug }),
          text: label,
          isCurrent: name === here,
        }))}
      />
    </header>
  )
}
