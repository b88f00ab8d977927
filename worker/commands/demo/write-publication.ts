import { insertEditor, upsertCollection, upsertCollectionPage } from '../../data/collection/writes'
import { decoratedBody } from '../../services/post/decorate'
import type { Demo } from './demo'
import { demoId } from './ids'
import { markdownToBody, type StoryPaths } from './markdown'
import type { DemoPart } from './read-part'

const FOUNDED = Date.UTC(2025, 0, 14, 9)

/** Writes a publication of the demo with its editors and pages. */
export async function writePublication(demo: Demo, part: DemoPart, paths: StoryPaths): Promise<void> {
  const { publication, folder } = part
  const pictures = demo.pictures.get(folder) ?? new Map()
  const id = demoId('collection', publication.slug)
  const avatar = pictures.get(publication.avatar)?.id ?? null
  const roles = [
    { username: publication.owner, role: 'OWNER' as const },
    ...publication.editors.map((username) => ({ username, role: 'EDITOR' as const })),
    ...publication.writers.map((username) => ({ username, role: 'WRITER' as const })),
  ]
  await demo.db.write([
    upsertCollection({
      id,
      slug: publication.slug,
      name: publication.name,
      tagline: publication.tagline,
      description: publication.description,
      about: decoratedBody(markdownToBody(publication.about, pictures, paths)),
      creatorId: demoId('user', publication.owner),
      avatarId: avatar,
      faviconId: pictures.get(publication.icon ?? '')?.id ?? avatar,
      drawingId: pictures.get(publication.drawing ?? '')?.id ?? null,
      headerColor: publication.colour,
      theme: publication.theme ?? null,
      navigationItems: publication.navigation,
      createdAt: FOUNDED,
    }),
    ...roles.map(({ username, role }, position) =>
      insertEditor(id, demoId('user', username), role, position),
    ),
    ...publication.subpages.map((page) =>
      upsertCollectionPage({
        collectionId: id,
        slug: page.slug,
        kind: 'subpage',
        title: page.title,
        body: decoratedBody(markdownToBody(page.body, pictures, paths)),
        updatedAt: FOUNDED,
      }),
    ),
    ...featurePage(part, id),
  ])
}

/** One tag of the publication has its own page. */
function featurePage(part: DemoPart, collectionId: string): ReturnType<typeof upsertCollectionPage>[] {
  const slug =
    part.publication.navigation.find((item) => item.destination === 'tag feed')?.value ?? part.tags[0]?.slug
  const tag = demoTag(part, slug)
  if (tag === undefined) return []
  const { slug: tagSlug, name: title, description } = tag
  return [
    upsertCollectionPage({
      collectionId,
      slug: tagSlug,
      kind: 'feature',
      title,
      description,
      tagSlug,
      updatedAt: FOUNDED,
    }),
  ]
}

const demoTag = (part: DemoPart, slug: string | undefined): DemoPart['tags'][number] | undefined =>
  part.tags.find((tag) => tag.slug === slug) ?? part.tags[0]
