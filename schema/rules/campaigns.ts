/** The slugs of the topics whose newest stories a campaign page shows. */
interface CampaignTopics {
  first: string
  second: string
  third: string
}

/** Rule: docs/rules/routes.md, "Landing pages". */
export const CAMPAIGN_TOPICS = {
  ticks: { first: 'ticks', second: 'birds', third: 'botany' },
  fortyFifth: { first: 'united-states', second: 'politics', third: 'government' },
  tribute: { first: 'tribute', second: 'obituary', third: 'history' },
} as const satisfies Record<string, CampaignTopics>

export type CampaignName = keyof typeof CAMPAIGN_TOPICS
