import type { ReactNode } from 'react'
import { catalogWording } from '../../../schema/wording/catalog'
import { shellWording } from '../../../schema/wording/shell'
import { AppLink } from '../../ui/AppLink'
import { EmptyState } from '../../ui/EmptyState'
import { NextPage } from '../post/NextPage'
import { isLargeAt, PostCard } from '../post/PostCard'
import { CatalogFacts } from './CatalogFacts'
import type { CatalogPageFragment } from './catalog-page.generated'
import { SaveOnCard } from './SaveOnCard'
import { ShareCatalog } from './ShareCatalog'

/** The list owner's remark about a story. */
function Note({ by, text }: { by: string; text: string }) {
  return (
    <p className="mt-8 border-s-2 border-accent ps-4 font-serif text-18 text-ink-soft italic text-pretty">
      <span className="sr-only">{catalogWording.note(by)} </span>
      {text}
    </p>
  )
}

interface Props {
  list: CatalogPageFragment
  /** The page of lists that it is among. */
  among: { href: string; text: string }
  /** What the viewer can do with it. */
  tools?: ReactNode
  /** Takes the place of its stories. */
  children?: ReactNode
}

/** A list: its stories in their order, with the owner's remarks. Its page places it. Rule: docs/rules/catalog.md, "A list's page". */
export function CatalogView({ list, among, tools, children }: Props) {
  const { items, pagingInfo } = list.itemsConnection
  return (
    <>
      <header className="border-b border-ink pt-8 pb-6 sm:pt-12">
        <p className="text-13 text-ink-soft">
          <AppLink href={among.href} className="inline-block py-2 hover:text-ink hover:underline">
            {among.text}
          </AppLink>
        </p>
        <h1 dir="auto" className="mt-1 font-serif text-32 font-semibold tracking-tight sm:text-42">
          {list.name}
        </h1>
        {list.description && (
          <p dir="auto" className="mt-3 font-serif text-18 text-ink-soft text-pretty">
            {list.description}
          </p>
        )}
        <div className="mt-4">
          <CatalogFacts list={list} />
        </div>
        {tools && <div className="mt-4 flex flex-wrap items-center gap-3">{tools}</div>}
        {list.visibility === 0 ? (
          <ShareCatalog list={list} />
        ) : (
          <p className="mt-2 text-14 text-ink-soft">{catalogWording.onlyYou}</p>
        )}
      </header>
      {children || (
        <>
          {items.length === 0 && (
            <EmptyState
              text={list.predefined ? catalogWording.emptyPredefined[list.predefined] : catalogWording.empty}
              more={among}
            />
          )}
          <ol>
            {items.map(({ catalogItemId, note, post }, index) => (
              <li key={catalogItemId}>
                {note && <Note by={list.creator.name} text={note} />}
                <PostCard
                  post={post}
                  source={{ catalogId: list.id, index }}
                  menu={<SaveOnCard post={post} />}
                  isLarge={isLargeAt(index)}
                />
              </li>
            ))}
          </ol>
          <NextPage next={pagingInfo.next} text={shellWording.more} />
        </>
      )}
    </>
  )
}
