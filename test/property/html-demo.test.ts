import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fromParagraphs } from '../../client/features/editor/model/from-paragraphs'
import { toParagraphs } from '../../client/features/editor/model/to-paragraphs'
import { slugify } from '../../schema/rules/slug'
import { checkBody } from '../../schema/story/check-body'
import { markdownToBody } from '../../worker/commands/demo/markdown'
import type { DemoPicture } from '../../worker/commands/demo/pictures'
import { readParts } from '../../worker/commands/demo/read-part'
import { demoPaths } from '../support/demo-paths'

const parts = await readParts('worker/commands/demo')
const stories = parts.flatMap((part) => part.stories)
const paths = demoPaths(stories)
const people = new Set(parts.flatMap((part) => part.people.map((person) => person.username)))
const tags = new Set(parts.flatMap((part) => part.tags.map((tag) => tag.slug)))

/** Stands in for any drawing, since its content doesn't matter here. */
const drawn: DemoPicture = {
  id: '0'.repeat(24),
  bytes: new Uint8Array(),
  contentType: 'image/png',
  width: 1600,
  height: 1000,
  color: '#808080',
}
const pictures = { get: () => drawn } as unknown as ReadonlyMap<string, DemoPicture>

describe.each(parts.map((part) => [part.publication.slug, part] as const))(
  'the demo part %s',
  (_slug, part) => {
    it('names people, stories and pictures that exist', () => {
      const { owner, editors, writers, featured, avatar } = part.publication
      for (const username of [owner, ...editors, ...writers]) expect(people).toContain(username)
      for (const key of featured) expect(paths.has(key), key).toBe(true)
      for (const file of [avatar, ...part.people.map((person) => person.avatar)])
        expect(existsSync(join(part.folder, 'pictures', file)), file).toBe(true)
    })

    it.each(part.stories.map((story) => [story.key, story] as const))(
      'has the complete story %s',
      (key, story) => {
        // Files have Latin names, whatever script the title is in.
        if (/^[\x20-\x7e’é–—]+$/.test(story.title)) expect(slugify(story.title)).toBe(key)
        expect(people).toContain(story.author)
        for (const tag of story.tags) expect(tags, tag).toContain(tag)
        const body = markdownToBody(story.markdown, pictures, paths)
        expect(checkBody(body)).toEqual([])
        expect(toParagraphs(fromParagraphs(body)), 'after the editor had it').toEqual(body)
        expect(body.length).toBeGreaterThan(3)
        for (const [, file] of story.markdown.matchAll(/pictures\/([\w-]+\.svg)/g))
          expect(existsSync(join(part.folder, 'pictures', file ?? '')), file).toBe(true)
        const words = JSON.stringify(body.filter((p) => p.type === 'P'))
        expect(words, 'Markdown that was not read').not.toMatch(/\]\(|\*\*|\[\^|^#|<\/?[a-z]+>/)
      },
    )
  },
)
