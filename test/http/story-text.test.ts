import { expect, test } from 'vitest'
import type { Paragraph } from '../../schema/story/paragraph'
import { paragraphText } from '../../schema/story/text'
import { demoId } from '../../worker/commands/demo/ids'
import { markdownToBody } from '../../worker/commands/demo/markdown'
import { readParts } from '../../worker/commands/demo/read-part'
import { demoPaths } from '../support/demo-paths'
import { ask } from '../support/http'

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}
/** The words of markup, without spaces, because line breaks don't matter. */
const wordsOf = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/\s/g, '')

const drawn = { id: '0'.repeat(24), contentType: 'image/png', width: 1600, height: 1000, color: '#808080' }
const pictures = { get: () => drawn } as unknown as Parameters<typeof markdownToBody>[1]
const stories = (await readParts('worker/commands/demo')).flatMap((part) => part.stories)
const paths = demoPaths(stories)
const open = stories.filter(({ access }) => access === 'public')

/** The texts of a paragraph: a player has a mark between those of its card. */
const textsOf = (paragraph: Paragraph): string[] =>
  paragraph.type === 'MIXTAPE_EMBED' ? [paragraph.title, paragraph.description] : [paragraphText(paragraph)]

test.each(open.map((story) => [story.key, story] as const))(
  'the text of %s is in the article, in its order, without a script',
  async (key, { markdown }) => {
    const { headers } = await ask(`/p/${demoId('post', key)}`)
    const { status, text } = await ask(new URL(headers.get('location') ?? '/', 'http://x').pathname)
    expect(status).toBe(200)
    const [article = ''] =
      /<article[\s\S]*?<\/article>/.exec(text.replace(/<script[\s\S]*?<\/script>/g, '')) ?? []
    const words = wordsOf(article)
    let at = 0
    for (const paragraph of markdownToBody(markdown, pictures, paths)) {
      if (paragraph.type === 'TABLE') continue
      for (const text of textsOf(paragraph)) {
        const wanted = text.replaceAll(/\s/g, '')
        const position = words.indexOf(wanted, at)
        expect(position, `${paragraph.type}: ${wanted.slice(0, 80)}`).toBeGreaterThanOrEqual(at)
        at = position + wanted.length
      }
    }
    expect(at).toBeGreaterThan(3000)
  },
)
