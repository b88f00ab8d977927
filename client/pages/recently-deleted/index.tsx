import { linkTo } from '../../../schema/routes/links'
import { recentlyDeletedWording as wording } from '../../../schema/wording/recently-deleted'
import { LibraryRail } from '../../features/library/LibraryRail'
import { LibraryTab } from '../../features/library/LibraryTab'
import { NextPage } from '../../features/post/NextPage'
import { NeedsScript } from '../../features/settings/NeedsScript'
import type { LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { useKeptFocus } from '../../lib/use-kept-focus'
import { usePage } from '../../lib/use-page'
import { Columns } from '../../ui/Columns'
import { EmptyState } from '../../ui/EmptyState'
import { Link } from '../../ui/Link'
import { RecentlyDeleted } from './recently-deleted.generated'
import { Thing } from './Thing'

const variablesOf = ({ search }: PageContext) => ({ after: search.after })

export async function load(page: LoadContext): Promise<void> {
  await page.query(RecentlyDeleted, variablesOf(page))
}

export const head = (): PageHead => ({ title: wording.title, robots: 'noindex', isTool: true })

/** What the viewer has deleted and can restore. Rule: docs/rules/catalog.md, "Recently deleted". */
export function Page() {
  const variables = variablesOf(usePage())
  const deleted = useOperation(RecentlyDeleted, variables).viewer?.recentlyDeleted
  const area = useKeptFocus<HTMLDivElement>('h1')
  if (!deleted) return null
  return (
    <Columns rail={<LibraryRail />}>
      <div ref={area} className="contents">
        <LibraryTab current="deleted" title={wording.title} text={wording.text}>
          <p className="mt-3">
            <Link look="underlined" href={linkTo('YourStoriesFiltered', { filterBy: 'deleted' })}>
              {wording.stories}
            </Link>
          </p>
          <NeedsScript text={wording.needsScript} />
          {deleted.things.length === 0 && <EmptyState text={wording.none} />}
          <ul className="mt-8">
            {deleted.things.map((thing) => (
              <Thing key={thing.id} thing={thing} variables={variables} />
            ))}
          </ul>
          <NextPage next={deleted.pagingInfo.next} text={wording.more} />
        </LibraryTab>
      </div>
    </Columns>
  )
}
