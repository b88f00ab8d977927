import { partnerDashboardWording } from '../../../schema/wording/partner-dashboard'
import type { LoadContext } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { EmptyState } from '../../ui/EmptyState'
import { variablesOf } from './asked'
import { MonthHeading, MonthPager } from './MonthPager'
import { NotIn } from './NotIn'
import { PartnerStories } from './partner-stories.generated'
import { StoryTable } from './StoryTable'

const { stories: wording } = partnerDashboardWording

export const loadStories = (page: LoadContext) => page.query(PartnerStories, variablesOf(page))

/** What each story has brought in a month, the one that brought the most first. */
export function Stories() {
  const program = useOperation(PartnerStories, variablesOf(usePage())).viewer?.partnerProgram
  if (!program) return <NotIn />
  const { month } = program
  return (
    <>
      <MonthHeading month={month.id} />
      {month.stories.length === 0 ? (
        <EmptyState text={wording.none} />
      ) : (
        <StoryTable stories={month.stories} />
      )}
      {month.isPresent && <p className="mt-4 text-14 text-ink-soft text-pretty">{wording.present}</p>}
      <MonthPager tab="stories" month={month} />
    </>
  )
}
