import { linkTo } from '../../../schema/routes/links'
import { CAMPAIGN_TOPICS } from '../../../schema/rules/campaigns'
import { Campaign, campaignHead } from '../../features/campaign/Campaign'
import { CampaignStories } from '../../features/campaign/campaign-stories.generated'
import type { HeadContext, LoadContext, PageHead } from '../../lib/page'

export const load = (page: LoadContext) => page.query(CampaignStories, CAMPAIGN_TOPICS.tribute)

export const head = (page: HeadContext): PageHead => campaignHead(page, 'tribute', linkTo('ShowTribute'))

/** Stories in memory of what is gone. */
export function Page() {
  return <Campaign name="tribute" drawing="book" />
}
