import type { ReactNode } from 'react'
import { linkTo } from '../../../schema/routes/links'
import { libraryWording as wording } from '../../../schema/wording/library'
import { TabLinks } from '../../ui/TabLinks'

const { tabs } = wording

/** A part of the library, each of which is a page. */
type LibraryPart = keyof typeof tabs

const ADDRESSES: Readonly<Record<LibraryPart, string>> = {
  overview: linkTo('YourLibrary'),
  lists: linkTo('YourLists'),
  saved: linkTo('YourSavedLists'),
  highlights: linkTo('YourHighlights'),
  responses: linkTo('YourResponses'),
  history: linkTo('YourReadingHistory'),
  deleted: linkTo('RecentlyDeleted'),
}

const PARTS = Object.keys(tabs) as LibraryPart[]

interface Props {
  current: LibraryPart
  title: string
  text: string
  /** What can be done with all of it. */
  tools?: ReactNode
  children: ReactNode
}

const NAME = 'font-serif text-32 font-semibold tracking-tight lg:text-42'

/**
 * One page of the library: its name, the tabs that lead to the others, and what it has. The overview is named like the
 * library itself. Rule: docs/rules/library.md, "Tabs".
 */
export function LibraryTab({ current, title, text, tools, children }: Props) {
  const isOverview = current === 'overview'
  return (
    <>
      {isOverview ? (
        <h1 className={`${NAME} pt-2 lg:pt-6`}>{wording.title}</h1>
      ) : (
        <p className={`${NAME} pt-2 lg:pt-6`}>{wording.title}</p>
      )}
      <TabLinks
        label={wording.label}
        className="mt-4"
        tabs={PARTS.map((part) => ({
          href: ADDRESSES[part],
          text: tabs[part],
          isCurrent: part === current,
        }))}
      />
      <div className="mt-8 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          {!isOverview && (
            <h1 tabIndex={-1} className="font-serif text-24 font-semibold tracking-tight outline-none">
              {title}
            </h1>
          )}
          <p className={`max-w-[60ch] text-16 text-ink-soft text-pretty ${isOverview ? '' : 'mt-2'}`}>
            {text}
          </p>
        </div>
        {tools}
      </div>
      {children}
    </>
  )
}
