import { linkTo } from '../../../../schema/routes/links'
import { changeWording } from '../../../../schema/wording/changes'
import { askHelper } from '../ask-helper'

/** What a page says about itself. */
export interface CardFacts {
  title: string
  description: string
  site: string
  imageId?: string
}

/** Two fetches, each of which the server may try twice. */
const READ_TIME = 45_000

/** What the page at an address says about itself, or why that isn't known. */
export async function readCard(url: string): Promise<CardFacts | { message: string }> {
  const answer = await askHelper<CardFacts>(linkTo('LinkCard'), { url }, READ_TIME)
  return 'title' in answer ? answer : { message: answer.error?.message ?? changeWording.failed }
}
