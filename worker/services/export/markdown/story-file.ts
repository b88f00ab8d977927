import { stringify } from 'yaml'
import { bytesOf, withinBytes, withoutEnd } from '../../../../schema/rules/cutting'
import { fileIdOf } from '../../../../schema/rules/files'
import { MAX_EXCERPT } from '../../../../schema/rules/limits'
import type { POST_STATES } from '../../../../schema/rules/post-states'
import { withAddresses } from '../../../../schema/story/file-ids'
import type { Markup, Paragraph, StoryBody } from '../../../../schema/story/paragraph'
import { excerptOf, shorten } from '../../../../schema/story/text'
import { archiveAddress } from '../../import/archive/archive-address'
import { bodyMarkdown } from './body-markdown'

/** A story or response as an export takes it. */
export interface ExportedStory {
  id: string
  kind: 'story' | 'response'
  state: (typeof POST_STATES)[number]
  access: 'public' | 'locked'
  title: string
  subtitle: string
  slug: string
  excerpt: string
  body: StoryBody
  /** Names, the most important first. */
  tags: readonly string[]
  language: string
  license: string
  canonicalUrl: string | null
  createdAt: number
  updatedAt: number
  firstPublishedAt: number | null
  trashedAt: number | null
  inResponseToPostId: string | null
  /** The publication's name. */
  publication: string | null
  author: string
  preview: {
    imageId: string | null
    src: string | null
    alt: string
    focusPercentX: number
    focusPercentY: number
  }
}

/** Where a picture of the store lies in the archive; nothing if it isn't there any more. */
export type PicturePath = (imageId: string) => string | undefined

const FOLDERS: Readonly<Record<ExportedStory['state'], string>> = {
  draft: 'drafts',
  scheduled: 'stories',
  published: 'stories',
  unlisted: 'stories',
  mailed: 'stories',
  trashed: 'trash',
  removed: 'removed',
}

const iso = (at: number): string => new Date(at).toISOString()

/** The longest name of a file, in bytes of UTF-8: file systems take 255, and some programs put something behind. */
const MOST_NAME = 200

/**
 * The path of a story's file: by folder and date, so that a list of files is in order. A long slug is cut at the end of a
 * character.
 */
function storyPath(
  story: Pick<ExportedStory, 'id' | 'kind' | 'state' | 'slug' | 'firstPublishedAt'>,
): string {
  const folder = story.kind === 'response' ? 'responses' : FOLDERS[story.state]
  const day = story.firstPublishedAt === null ? [] : [iso(story.firstPublishedAt).slice(0, 10)]
  const nameOf = (slug: string) => `${[...day, slug || 'untitled', story.id].join('-')}.md`
  const room = MOST_NAME - bytesOf(nameOf('-')) + 1
  return `${folder}/${nameOf(withoutEnd(withinBytes(story.slug, room), /-/))}`
}

/**
 * A body as it stands in an archive: its pictures lie there, and its links lead to the site from anywhere. A picture that
 * isn't there any more keeps its place with its old address.
 */
export function bodyOfArchive(body: StoryBody, origin: string, pathOf: PicturePath): StoryBody {
  const absolute = <Href extends string | undefined>(href: Href): Href =>
    (href?.startsWith('/') ? origin + href : href) as Href
  return body.map((paragraph): Paragraph => {
    if (paragraph.type === 'MIXTAPE_EMBED') {
      // What is known of a file is found out again when it arrives.
      const { imageId, player, file: _, ...card } = paragraph
      const path = imageId === undefined ? undefined : pathOf(imageId)
      const poster = path === undefined ? player?.poster : archiveAddress(path)
      const shown = player && { ...player, ...(poster === undefined ? {} : { poster }) }
      return withAddresses({ ...card, ...(shown ? { player: shown } : {}) }, (address) => {
        const along = pathOf(fileIdOf(address) ?? '')
        return along === undefined ? absolute(address) : archiveAddress(along)
      })
    }
    if (!('markups' in paragraph)) return paragraph
    const texts = <Text extends { markups: Markup[] }>(text: Text): Text => ({
      ...text,
      markups: text.markups.map((markup) =>
        markup.href === undefined ? markup : { ...markup, href: absolute(markup.href) },
      ),
    })
    const linked = texts(paragraph)
    if (linked.type === 'TABLE')
      return {
        ...linked,
        ...(linked.head ? { head: linked.head.map(texts) } : {}),
        rows: linked.rows.map((row) => row.map(texts)),
      }
    if (linked.type !== 'IMG') return linked
    const { imageId, ...picture } = linked
    const address =
      imageId === undefined ? picture.src : archiveAddress(pathOf(imageId) ?? `media/${imageId}`)
    return {
      ...picture,
      ...(address === undefined ? {} : { src: address }),
      ...(picture.href === undefined ? {} : { href: absolute(picture.href) }),
    }
  })
}

/** States of stories that nobody else finds at an address. */
const HAS_NO_ADDRESS: ReadonlySet<ExportedStory['state']> = new Set(['draft', 'mailed', 'trashed'])

function frontMatter(story: ExportedStory, origin: string, pathOf: PicturePath): Record<string, unknown> {
  const { state, preview } = story
  const image =
    preview.imageId === null
      ? preview.src
      : pathOf(preview.imageId) === undefined
        ? null
        : `../${pathOf(preview.imageId)}`
  const isOwnExcerpt = story.excerpt !== shorten(excerptOf(story.body), MAX_EXCERPT)
  return {
    id: story.id,
    title: story.title,
    ...(story.subtitle ? { subtitle: story.subtitle } : {}),
    ...(isOwnExcerpt && story.excerpt ? { description: story.excerpt } : {}),
    ...(story.firstPublishedAt === null ? {} : { date: iso(story.firstPublishedAt) }),
    created_at: iso(story.createdAt),
    updated_at: iso(story.updatedAt),
    ...(state === 'draft' ? { draft: true } : {}),
    ...(state === 'unlisted' ? { unlisted: true } : {}),
    ...(state === 'mailed' ? { mailed: true } : {}),
    ...(state === 'trashed' ? { trashed: story.trashedAt === null ? true : iso(story.trashedAt) } : {}),
    ...(state === 'removed' ? { removed: true } : {}),
    ...(story.tags.length > 0 ? { tags: [...story.tags] } : {}),
    author: story.author,
    ...(story.publication === null ? {} : { publication: story.publication }),
    language: story.language,
    license: story.license,
    access: story.access,
    ...(story.canonicalUrl === null ? {} : { canonical_url: story.canonicalUrl }),
    ...(image === null
      ? {}
      : {
          preview_image: {
            src: image,
            alt: preview.alt,
            focus: [preview.focusPercentX, preview.focusPercentY],
          },
        }),
    ...(story.kind === 'response' ? { response_to: `${origin}/p/${story.inResponseToPostId}` } : {}),
    ...(HAS_NO_ADDRESS.has(state) ? {} : { url: `${origin}/p/${story.id}` }),
  }
}

/**
 * A story as a Markdown file, from which an import makes the same story. Rule: docs/rules/export.md, "Stories".
 *
 * @param origin the site's, for links within it.
 */
export function storyFile(
  story: ExportedStory,
  origin: string,
  pathOf: PicturePath,
): { path: string; text: string } {
  const path = storyPath(story)
  const body = bodyOfArchive(story.body, origin, pathOf)
  const data = stringify(frontMatter(story, origin, pathOf), { lineWidth: 0 })
  return { path, text: `---\n${data}---\n\n${bodyMarkdown(body, archiveAddress(path))}\n` }
}
