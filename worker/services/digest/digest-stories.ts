import { digestPlace } from '../../../schema/rules/digests'
import { sourceLink } from '../../../schema/rules/source-tracking'
import { listedTitle } from '../../../schema/story/listed-title'
import { digestWording } from '../../../schema/wording/digest'
import type { Post } from '../../data/post/rows'
import type { JobNeeds } from '../parts'
import { storyAddress } from '../post/address'

/** A story as a digest has it. */
export interface DigestStory {
  title: string
  text: string
  href: string
}

/** What a digest says of its stories, with links that are its own, as it is stored until it is out. */
export async function storiesText(
  { reader, mainOrigin }: JobNeeds<'reader' | 'mainOrigin'>,
  newsletterId: string,
  posts: readonly Post[],
  digestAt: number,
): Promise<string> {
  const source = { name: digestPlace(digestAt, newsletterId), newsletterV3Id: newsletterId }
  const stories = posts.map(
    async (post): Promise<DigestStory> => ({
      title: listedTitle(post.title) || digestWording.untitled,
      text: listedTitle(post.subtitle),
      href: sourceLink(await storyAddress(reader, post, mainOrigin), source, false),
    }),
  )
  return JSON.stringify(await Promise.all(stories))
}

/** What is stored of a digest's stories. */
export const storiesIn = (text: string): DigestStory[] => JSON.parse(text) as DigestStory[]
