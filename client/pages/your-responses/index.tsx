import { linkTo } from '../../../schema/routes/links'
import { libraryWording } from '../../../schema/wording/library'
import { LibraryRail } from '../../features/library/LibraryRail'
import { LibraryTab } from '../../features/library/LibraryTab'
import { personResponses } from '../../features/response/person-responses/lazy'
import type { LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { ShownPart } from '../../lib/ShownPart'
import { usePage } from '../../lib/use-page'
import { Columns } from '../../ui/Columns'
import { EmptyState } from '../../ui/EmptyState'
import { OwnResponses } from './own-responses.generated'

const wording = libraryWording.responses

const variablesOf = ({ search }: PageContext) => ({ after: search.after })

export async function load(page: LoadContext): Promise<void> {
  await Promise.all([page.query(OwnResponses, variablesOf(page)), page.part(personResponses)])
}

export const head = (): PageHead => ({
  title: wording.title,
  robots: 'noindex',
  isTool: true,
  parts: ['person-responses'],
})

/** All that the viewer has responded, the newest first. Rule: docs/rules/library.md. */
export function Page() {
  const { viewer } = useOperation(OwnResponses, variablesOf(usePage()))
  if (!viewer) return null
  const { posts, pagingInfo } = viewer.responses
  return (
    <Columns rail={<LibraryRail />}>
      <LibraryTab current="responses" title={wording.title} text={wording.text}>
        {posts.length === 0 && (
          <EmptyState text={wording.none} more={{ href: linkTo('Home'), text: wording.next }} />
        )}
        <ShownPart part={personResponses} props={{ responses: posts, next: pagingInfo.next }} />
      </LibraryTab>
    </Columns>
  )
}
