import { linkTo } from '../../../schema/routes/links'
import { listedTitle } from '../../../schema/story/listed-title'
import { catalogWording } from '../../../schema/wording/catalog'
import { shellWording } from '../../../schema/wording/shell'
import { CatalogFacts } from '../../features/catalog/CatalogFacts'
import { NextPage } from '../../features/post/NextPage'
import { PostPicture } from '../../features/post/PostPicture'
import { useStoryLink } from '../../features/post/use-story-link'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { AppLink } from '../../ui/AppLink'
import { EmptyState } from '../../ui/EmptyState'
import { MoreLink } from '../../ui/RailSection'
import { LibraryLists, type LibraryListsQuery } from './library-lists.generated'
import { libraryVariables } from './variables'

type Catalog = LibraryListsQuery['libraryCatalogs']['catalogs'][number]

/** The first stories of a list, as in a table of contents. */
function FirstStories({ list: { id: catalogId, itemsConnection } }: { list: Catalog }) {
  const storyLink = useStoryLink()
  return (
    <ol className="divide-y divide-line">
      {itemsConnection.items.map(({ catalogItemId, post }, index) => (
        <li key={catalogItemId} className="flex items-center gap-4 py-3 first:pt-0 last:pb-0">
          <AppLink
            href={storyLink(post.mediumUrl, { catalogId, index })}
            tabIndex={-1}
            aria-hidden="true"
            className="w-20 shrink-0 sm:w-24"
          >
            <PostPicture post={post} sizes="96px" />
          </AppLink>
          <div className="min-w-0">
            <h3 className="font-serif text-16 leading-[22px] font-semibold">
              <AppLink
                href={storyLink(post.mediumUrl, { catalogId, index })}
                className="underline-offset-4 hover:underline"
              >
                {listedTitle(post.listTitle)}
              </AppLink>
            </h3>
            <p className="text-13 text-ink-soft">{post.creator.name}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

function ListCard({ list }: { list: Catalog }) {
  const href = linkTo('ShowCollectionsLibraryCatalog', { catalogSlug: list.slug })
  return (
    <article className="grid gap-x-16 gap-y-6 border-b border-line py-10 md:grid-cols-[5fr_6fr]">
      <div>
        <h2 className="font-serif text-24 font-semibold tracking-tight sm:text-32">
          <AppLink href={href} className="underline-offset-4 hover:underline hover:decoration-1">
            {list.name}
          </AppLink>
        </h2>
        {list.description && (
          <p className="mt-2 max-w-[44ch] font-serif text-18 text-ink-soft text-pretty">{list.description}</p>
        )}
        <div className="mt-4">
          <CatalogFacts list={list} />
        </div>
        <MoreLink href={href} text={catalogWording.readList} />
      </div>
      <FirstStories list={list} />
    </article>
  )
}

/** The library: lists of stories, each with its first ones. */
export function Library() {
  const { catalogs, pagingInfo } = useOperation(LibraryLists, libraryVariables(usePage())).libraryCatalogs
  return (
    <div className="mx-auto max-w-outset px-6">
      <header className="border-b border-ink pt-8 pb-8 sm:pt-12">
        <h1 className="font-serif text-32 font-semibold tracking-tight sm:text-42">
          {catalogWording.featured}
        </h1>
        <p className="mt-3 max-w-[60ch] font-serif text-18 text-ink-soft text-pretty">
          {catalogWording.featuredText}
        </p>
      </header>
      {catalogs.map((list) => (
        <ListCard key={list.id} list={list} />
      ))}
      {catalogs.length === 0 && (
        <EmptyState
          text={catalogWording.noLists}
          more={{ href: linkTo('ShowTopStories'), text: shellWording.topStories }}
        />
      )}
      <NextPage next={pagingInfo.next} text={catalogWording.olderLists} />
    </div>
  )
}
