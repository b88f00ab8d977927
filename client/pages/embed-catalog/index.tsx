import { notFound } from '@tanstack/react-router'
import type { Source } from '../../../schema/rules/source-tracking'
import { listedTitle } from '../../../schema/story/listed-title'
import { catalogWording } from '../../../schema/wording/catalog'
import { shellWording } from '../../../schema/wording/shell'
import { canonicalPath } from '../../features/catalog/canonical-path'
import { catalogHead } from '../../features/catalog/head'
import { FrameEdge } from '../../features/embed/FrameEdge'
import { NextPage } from '../../features/post/NextPage'
import { PostFacts } from '../../features/post/PostMeta'
import { PostPicture } from '../../features/post/PostPicture'
import { useStoryLink } from '../../features/post/use-story-link'
import { mainAddress } from '../../lib/address'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { useSourceLink } from '../../lib/use-source-link'
import { Anchor } from '../../ui/Anchor'
import { Link } from '../../ui/Link'
import { EmbeddedList, type EmbeddedListQuery } from './embedded-list.generated'

type List = EmbeddedListQuery['catalogById'] & { __typename: 'Catalog' }
type Item = List['itemsConnection']['items'][number]

const variablesOf = ({ params, search }: PageContext) => ({
  catalogId: params.catalogSlugId ?? '',
  after: search.after,
})

/** A list that everybody may see: not even its owner's own private one is shown in somebody else's page. */
const shownList = ({ catalogById: list }: EmbeddedListQuery): List | undefined =>
  list.__typename === 'Catalog' && list.visibility === 0 ? list : undefined

export async function load(page: LoadContext): Promise<void> {
  if (!shownList(await page.query(EmbeddedList, variablesOf(page)))) throw notFound()
}

export function head(page: HeadContext): PageHead {
  const list = shownList(page.data(EmbeddedList, variablesOf(page)))
  if (!list) return { title: '' }
  const title = catalogWording.title(list.name, list.creator.name)
  return { ...catalogHead(page, list, title), robots: 'noindex' }
}

/** A story of the list. It opens in a separate window, because a frame is no place to read in. */
function Story({ post, source }: Pick<Item, 'post'> & { source: Source }) {
  const href = useStoryLink()(post.mediumUrl, source)
  return (
    <li className="flex gap-4 border-b border-line py-4">
      <div className="min-w-0 flex-1">
        <h2 dir="auto" className="font-serif text-18 leading-[24px] font-semibold">
          <Anchor
            opens="window"
            href={href}
            className="underline-offset-4 hover:underline hover:decoration-1"
          >
            {listedTitle(post.listTitle)}
          </Anchor>
        </h2>
        <p className="mt-1">
          <PostFacts post={post} of={post.creator.name} />
        </p>
      </div>
      <div className="w-20 shrink-0 self-center">
        <PostPicture post={post} sizes="80px" />
      </div>
    </li>
  )
}

/** A list for a frame in somebody else's page. Rule: docs/rules/catalog.md, "In a frame". */
export function Page() {
  const page = usePage()
  const sourced = useSourceLink()
  const list = shownList(useOperation(EmbeddedList, variablesOf(page)))
  if (!list) return null
  const { items, pagingInfo } = list.itemsConnection
  const address = sourced(mainAddress(page, canonicalPath(list)), { catalogId: list.id })
  return (
    <main id="content" className="mx-auto max-w-inset px-4 pb-2">
      <FrameEdge />
      <header className="border-b border-ink py-4">
        <h1 dir="auto" className="font-serif text-24 font-semibold tracking-tight">
          <Anchor opens="window" href={address} className="underline-offset-4 hover:underline">
            {list.name}
          </Anchor>
        </h1>
        <p className="dotted mt-1 text-13 text-ink-soft">
          <span className="whitespace-normal">{catalogWording.by(list.creator.name)}</span>
          <span>{catalogWording.stories(list.itemCount)}</span>
        </p>
      </header>
      {items.length === 0 && <p className="py-6 text-16 text-ink-soft">{catalogWording.empty}</p>}
      <ol>
        {items.map(({ catalogItemId, post }, index) => (
          <Story key={catalogItemId} post={post} source={{ catalogId: list.id, index }} />
        ))}
      </ol>
      <NextPage next={pagingInfo.next} text={shellWording.more} />
      <p className="py-2">
        <Link look="alone" opens="window" href={address}>
          {catalogWording.readListOn(page.state.config.productName)}
        </Link>
      </p>
    </main>
  )
}
