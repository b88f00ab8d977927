import { linkTo } from '../../../schema/routes/links'
import { CAMPAIGN_TOPICS } from '../../../schema/rules/campaigns'
import { Campaign, campaignHead } from '../../features/campaign/Campaign'
import { CampaignStories } from '../../features/campaign/campaign-stories.generated'
import type { HeadContext, LoadContext, PageHead } from '../../lib/page'

export const load = (page: LoadContext) => page.query(CampaignStories, CAMPAIGN_TOPICS.ticks)

export const head = (page: HeadContext): PageHead => campaignHead(page, 'ticks', linkTo('ShowTicks'))

/** Stories about small animals and plants. */
export function Page() {
  return <Campaign name="ticks" drawing="sheets" />
}
