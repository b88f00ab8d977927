import { lazily } from '../../lib/lazily'
import type { LoadContext } from '../../lib/page'

const offer = () => import('./Recommended')

/** What a newsletter recommends: few who open its page come to see it. */
export const recommended = lazily(() => offer().then(({ Recommended }) => Recommended))

/** Loads what a newsletter recommends, if the page shows that its form was sent without script. */
export async function loadRecommended(page: LoadContext, newsletterId: string): Promise<void> {
  const { subscription } = page.search
  if (subscription !== 'sent' && subscription !== 'done') return
  const { askRecommended } = await offer()
  await Promise.all([page.part(recommended), askRecommended(page, newsletterId)])
}
