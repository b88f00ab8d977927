import { linkTo } from '../../../schema/routes/links'
import { newId } from '../../../schema/rules/new-id'
import { postSegment, slugify } from '../../../schema/rules/slug'
import type { StoryBody } from '../../../schema/story/paragraph'
import { storyPurger } from '../../edge-cache/story-purger'
import { htmlToParagraphs } from '../../services/import/html-to-paragraphs'
import { decorateVersion } from '../../services/post/decorate-version'
import type { StoryPorts } from '../../services/post/ports'
import { saveStory } from '../../services/post/save-story'
import type { StoryInput } from '../../services/post/story-input'
import { SUSPENDED_STORY } from './accounts'
import type { Demo } from './demo'
import { demoId } from './ids'
import { markdownToBody, type StoryPath, type StoryPaths } from './markdown'
import type { DemoPart, DemoStory } from './read-part'
import { clapsBefore } from './write-claps'

const HOUR = 3_600_000

/** The addresses of the demo's stories before any is written, since they link to each other. */
export function storyPaths(demo: Demo): StoryPaths {
  const stories = demo.parts.flatMap((part) => part.stories)
  const files = [...demo.files].map(
    ([name, { path, facts, ...file }]) => [name, { path, site: facts, file }] as const,
  )
  return new Map<string, StoryPath>([
    ...files,
    ...stories.map((story) => {
      const postId = postSegment(slugify(story.title), demoId('post', story.key))
      const path = story.publication
        ? linkTo('ShowCollectionPost', { collectionSlug: story.publication, postId })
        : linkTo('ShowUserPost', { username: story.author, postId })
      const imageId = demo.pictures.get(story.folder)?.get(story.picture ?? '')?.id
      return [story.key, { path, ...(imageId ? { imageId } : {}) }] as const
    }),
  ])
}

/** Writes the demo's stories, oldest first. @throws Error that names a story that can't be saved. */
export async function writeStories(demo: Demo, paths: StoryPaths): Promise<void> {
  const versions: string[] = []
  const ports: StoryPorts = {
    db: demo.db,
    clock: { now: () => demo.now },
    newId,
    // While a site is being filled, nothing of it is cached.
    purger: { ...storyPurger(async () => {}), statements: () => [] },
    reindex: () => {},
    decorate: (versionId) => void versions.push(versionId),
  }
  const stories = demo.parts.flatMap((part) =>
    part.stories.map((story) => storyInput(demo, part, story, paths)),
  )
  for (const story of [...stories, suspendedStory()].toSorted(
    (a, b) => (a.publishedAt ?? 0) - (b.publishedAt ?? 0),
  )) {
    const result = await saveStory(ports, story)
    if (!result.ok) throw new Error(`${story.title}: ${JSON.stringify(result.failure)}`)
  }
  for (const versionId of versions) await decorateVersion(ports, versionId)
}

function storyInput(demo: Demo, part: DemoPart, story: DemoStory, paths: StoryPaths): StoryInput {
  const pictures = demo.pictures.get(part.folder) ?? new Map()
  const preview = pictures.get(story.picture ?? '')
  const body = markdownToBody(story.markdown, pictures, paths)
  const names = new Map(demo.parts.flatMap((other) => other.tags).map((tag) => [tag.slug, tag.name]))
  const featured = part.publication.featured.indexOf(story.key)
  return {
    id: demoId('post', story.key),
    creatorId: demoId('user', story.author),
    ...(story.publication ? { collectionId: demoId('collection', story.publication) } : {}),
    title: story.title,
    subtitle: story.subtitle,
    body,
    tags: story.tags.map((slug) => ({ slug, name: names.get(slug) ?? slug })),
    state: 'published',
    access: story.access,
    ...(preview ? { picture: { imageId: preview.id, alt: altOf(body, preview.id) } } : {}),
    publishedAt: story.published,
    createdAt: story.published - 30 * HOUR,
    featuredAt: featured < 0 ? null : Date.UTC(2026, 10, 1) - featured * HOUR,
    clapCount: clapsBefore(demo.parts, story),
  }
}

/** The picture's description, as given where it appears in the story. */
function altOf(body: StoryBody, imageId: string): string {
  for (const paragraph of body)
    if (paragraph.type === 'IMG' && paragraph.imageId === imageId) return paragraph.alt
  return ''
}

const suspendedStory = (): StoryInput => ({
  id: demoId('post', SUSPENDED_STORY.key),
  creatorId: demoId('user', 'suspended'),
  title: SUSPENDED_STORY.title,
  subtitle: SUSPENDED_STORY.subtitle,
  body: htmlToParagraphs(SUSPENDED_STORY.html),
  tags: [{ slug: SUSPENDED_STORY.tag, name: 'Writing' }],
  state: 'published',
  publishedAt: SUSPENDED_STORY.published,
})
