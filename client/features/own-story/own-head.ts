import { yourStoriesWording } from '../../../schema/wording/your-stories'
import type { PageHead } from '../../lib/page'

export const ownStoriesHead = (): PageHead => ({
  title: yourStoriesWording.title,
  robots: 'noindex',
  isTool: true,
})
