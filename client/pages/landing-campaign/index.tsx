import { linkTo } from '../../../schema/routes/links'
import { CAMPAIGN_TOPICS } from '../../../schema/rules/campaigns'
import { Campaign, campaignHead } from '../../features/campaign/Campaign'
import { CampaignStories } from '../../features/campaign/campaign-stories.generated'
import { LandingShell } from '../../features/landing/LandingShell'
import type { HeadContext, LoadContext, PageHead } from '../../lib/page'

export const load = (page: LoadContext) => page.query(CampaignStories, CAMPAIGN_TOPICS.fortyFifth)

export const head = (page: HeadContext): PageHead => campaignHead(page, 'fortyFifth', linkTo('ShowTrump45'))

/** Stories about a presidency of the United States. */
export function Page() {
  return (
    <LandingShell>
      <Campaign name="fortyFifth" drawing="shelf" />
    </LandingShell>
  )
}
