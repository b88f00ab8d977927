import type { CampaignName } from '../../rules/campaigns'

/** What a page of stories on one occasion says. */
interface CampaignWords {
  title: string
  description: string
  lead: string
}

/** Texts that all campaign pages share. */
export const campaignWording = {
  stories: 'The stories',
  none: 'Nobody has written about this yet. Until somebody does, these are stories that staff recommends.',
  nothing: 'There are no stories yet.',
  more: 'More on these topics',
  explore: 'Browse all topics',
} as const

export const CAMPAIGN_WORDS: Readonly<Record<CampaignName, CampaignWords>> = {
  ticks: {
    title: 'Small lives',
    description:
      'Ticks, terns, weeds: stories about lives that are easily overlooked, and about people who look closely.',
    lead: 'Ticks, terns, weeds. Most of what lives around us is smaller than a hand and busier than we are. These stories are by people who knelt down to look.',
  },
  fortyFifth: {
    title: 'The forty-fifth',
    description:
      'Stories about the presidency of the United States from 2017 to 2021, by writers of every opinion.',
    lead: 'Stories about the presidency of the United States from 2017 to 2021 and what came of it, by writers of every opinion, newest first. That a story stands here doesn’t mean that we agree with it.',
  },
  tribute: {
    title: 'Tribute',
    description:
      'Stories about people, crafts and places that are gone, and about what they have left behind.',
    lead: 'People, crafts, places: what is gone lives on for as long as somebody tells of it. These stories remember.',
  },
}
