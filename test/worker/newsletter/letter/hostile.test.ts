import { expect, test } from 'vitest'
import { bytesOf } from '../../../../schema/rules/cutting'
import { MOST_LETTER_BYTES } from '../../../../schema/rules/letter-content'
import type { StoryBody } from '../../../../schema/story/paragraph'
import { forRecipient, PLACES } from '../../../../worker/services/newsletter/letter/for-recipient'
import { createUser } from '../../../factories/user'
import { faultsOf, letterOf } from './support'

const LINKS = { leave: 'https://quire.example/leave?token=a&b="<', list: 'https://quire.example/list' }
const EVIL = `"><script>alert(1)</script>${PLACES.leave}\u0000\u0007</title></style><img src=x onerror=alert(1)>`

test('what somebody has written is text, wherever it stands', async () => {
  const { id } = await createUser({ name: EVIL })
  const body: StoryBody = [
    {
      name: 'a1',
      type: 'P',
      text: EVIL,
      markups: [{ type: 'A', start: 0, end: 4, href: 'javascript:alert(1)' }],
    },
    {
      name: 'a2',
      type: 'IMG',
      text: EVIL,
      markups: [],
      alt: EVIL,
      layout: 'inset',
      imageId: 'a'.repeat(24),
      href: 'data:text/html,x',
    },
    { name: 'a3', type: 'IFRAME', text: EVIL, markups: [], src: 'javascript:alert(1)', title: EVIL },
    {
      name: 'a4',
      type: 'MIXTAPE_EMBED',
      href: 'https://a.example/"><script>',
      title: EVIL,
      description: EVIL,
      site: EVIL,
    },
    { name: 'a5', type: 'BUTTON', label: EVIL, href: 'javascript:alert(1)' },
    { name: 'a6', type: 'PRE', text: EVIL, markups: [] },
    { name: 'a7', type: 'MATH', text: EVIL },
    {
      name: 'a8',
      type: 'TABLE',
      text: EVIL,
      markups: [],
      align: [null],
      rows: [[{ text: EVIL, markups: [] }]],
    },
    { name: 'a9', type: 'FOOTNOTE', label: '1', text: EVIL, markups: [] },
  ]
  const given = { creatorId: id, title: EVIL, subtitle: EVIL, language: '"><b>', body }
  const content = await letterOf(
    given,
    { subject: EVIL, preheader: EVIL },
    { operator: { name: EVIL, address: EVIL } },
  )
  const { html, text } = forRecipient(content, LINKS)
  expect(faultsOf(html)).toEqual([])
  expect(html).not.toMatch(/<script|<img src=x|javascript:|data:text|onerror=alert\(1\)>(?!&)/i)
  expect(html.match(/<\/title>/g)).toHaveLength(1)
  // The recipient's links stand once each, and nobody's text can ask for them.
  expect(html.match(/leave\?token=a&amp;b=&quot;&lt;"/g)).toHaveLength(1)
  expect(text.match(/https:\/\/quire\.example\/leave/g)).toHaveLength(1)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: nothing of the kind may be left.
  expect(html + text).not.toMatch(/[\u0000-\u0008\u000b-\u001f]/)
})

test('an address of a recipient stays on its line, and is no pattern', () => {
  const content = { html: `<a href="${PLACES.leave}">`, text: `${PLACES.leave}\n${PLACES.list}` }
  const leave = "https://quire.example/\r\nBcc: a@b.example\u2028$&$'"
  expect(forRecipient(content, { leave, list: 'https://quire.example/list' })).toEqual({
    html: `<a href="https://quire.example/Bcc:a@b.example$&amp;$'">`,
    text: "https://quire.example/Bcc:a@b.example$&$'\nhttps://quire.example/list",
  })
})

const long = (count: number): StoryBody =>
  Array.from({ length: count }, (_, i) =>
    i % 10 === 9
      ? { name: `h${i}`, type: 'H2', text: `Part ${i}`, markups: [] }
      : { name: `p${i}`, type: 'P', text: `${i} ${'word & '.repeat(60)}`, markups: [] },
  )

test('a letter that mail programs would cut ends at a paragraph, and leads to the rest', async () => {
  const notes: StoryBody = [{ name: 'n', type: 'FOOTNOTE', label: '1', text: 'At the end', markups: [] }]
  const content = await letterOf({ body: [...long(400), ...notes] })
  const { html, text } = forRecipient(content, {
    leave: `https://quire.example/${'x'.repeat(300)}`,
    list: LINKS.list,
  })
  expect(content.isCut).toBe(true)
  expect(bytesOf(html)).toBeLessThanOrEqual(MOST_LETTER_BYTES)
  expect(bytesOf(html)).toBeGreaterThan(MOST_LETTER_BYTES * 0.95)
  expect(faultsOf(html)).toEqual([])
  expect(html).toContain('Go on reading on the web')
  expect(text).toContain('Go on reading on the web: https://quire.example/')
  expect(html).not.toContain('At the end')
  // The last thing before the link is a paragraph, whole, and in both parts the same.
  const [, last] = /word &amp; <\/p><p[^>]*><a [^>]+>(Go on)/.exec(html) ?? []
  expect(last).toBe('Go on')
  const count = (part: string) => part.match(/(?:\d+) word/g)?.length
  expect(count(html)).toBe(count(text))
})

test('a paragraph that is larger than a letter leaves the link alone', async () => {
  const { html, isCut } = await letterOf({
    body: [{ name: 'a1', type: 'PRE', text: 'x'.repeat(200_000), markups: [] }],
  })
  expect(isCut).toBe(true)
  expect(bytesOf(html)).toBeLessThan(20_000)
  expect(html).toContain('Go on reading on the web')
})
