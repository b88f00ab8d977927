import type { StoryBody } from '../../../schema/story/paragraph'
import type { useLink } from '../../lib/use-link'

/** The newsletter that a story's readers can subscribe to. */
export interface StoryNewsletter {
  id: string
  /** The path of its page, which takes the form. */
  path: string
}

interface Asking {
  content: { body: StoryBody }
  creator: { id: string; username: string }
  collection: { id: string; slug: string } | null
}

/** The id of the newsletter that a story asks its readers to subscribe to; nothing if it doesn't ask. */
export const newsletterIdOf = ({ content, collection, creator }: Asking): string | undefined =>
  content.body.some(({ type }) => type === 'SUBSCRIBE') ? (collection ?? creator).id : undefined

/** That newsletter: of the story's publication, or else of its writer. */
export function newsletterOf(story: Asking, link: ReturnType<typeof useLink>): StoryNewsletter | undefined {
  const id = newsletterIdOf(story)
  const { collection, creator } = story
  return id === undefined
    ? undefined
    : {
        id,
        path: collection
          ? link('CollectionNewsletter', { collectionSlug: collection.slug })
          : link('SubscribeUser', { username: creator.username }),
      }
}
