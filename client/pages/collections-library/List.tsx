import { linkTo } from '../../../schema/routes/links'
import { catalogWording } from '../../../schema/wording/catalog'
import { shellWording } from '../../../schema/wording/shell'
import { NextPage } from '../../features/post/NextPage'
import { PostCard } from '../../features/post/PostCard'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { AppLink } from '../../ui/AppLink'
import { EmptyState } from '../../ui/EmptyState'
import { ListFacts } from './ListFacts'
import { LibraryList } from './library-list.generated'
import { listVariables } from './variables'

/** The list owner's remark about a story. */
function Note({ by, text }: { by: string; text: string }) {
  return (
    <p className="mt-8 border-s-2 border-accent ps-4 font-serif text-18 text-ink-soft italic text-pretty">
      <span className="sr-only">{catalogWording.note(by)} </span>
      {text}
    </p>
  )
}

/** One list of the library: its stories in their order, with the owner's remarks. */
export function List() {
  const { libraryCatalog: list } = useOperation(LibraryList, listVariables(usePage()))
  if (!list) return null
  const { items, pagingInfo } = list.itemsConnection
  return (
    <div className="mx-auto max-w-inset px-6">
      <header className="border-b border-ink pt-8 pb-6 sm:pt-12">
        <p className="text-13 text-ink-soft">
          <AppLink
            href={linkTo('ShowCollectionsLibrary')}
            className="inline-block py-2 hover:text-ink hover:underline"
          >
            {catalogWording.library}
          </AppLink>
        </p>
        <h1 className="mt-1 font-serif text-32 font-semibold tracking-tight sm:text-42">{list.name}</h1>
        {list.description && (
          <p className="mt-3 font-serif text-18 text-ink-soft text-pretty">{list.description}</p>
        )}
        <div className="mt-4">
          <ListFacts list={list} />
        </div>
      </header>
      {items.length === 0 && (
        <EmptyState
          text={catalogWording.empty}
          more={{ href: linkTo('ShowCollectionsLibrary'), text: catalogWording.allLists }}
        />
      )}
      <ol>
        {items.map(({ catalogItemId, note, post }, index) => (
          <li key={catalogItemId}>
            {note && <Note by={list.creator.name} text={note} />}
            <PostCard post={post} source={{ catalogId: list.id, index }} />
          </li>
        ))}
      </ol>
      <NextPage next={pagingInfo.next} text={shellWording.more} />
    </div>
  )
}
