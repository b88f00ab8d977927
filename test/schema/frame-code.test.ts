import { expect, test } from 'vitest'
import { badgeHtml, frameCode, frameHtml } from '../../schema/rules/frame-code'

const SRC = 'https://quire.example/embed/list/a-0123456789ab'
const TITLE = '"Salt" & <b>tides</b>: a list by Ada'

test('a frame holds names with quotes and brackets as text', () => {
  expect(frameHtml({ src: SRC, title: TITLE, height: 480 })).toBe(
    `<iframe src="${SRC}" title="&quot;Salt&quot; &amp; &lt;b&gt;tides&lt;/b&gt;: a list by Ada" width="100%" height="480" loading="lazy" style="border:0;max-width:100%"></iframe>`,
  )
})

test('the code to paste is the frame and the script beside it', () => {
  const frame = { src: SRC, title: 'A', height: 1 }
  expect(frameCode(frame, 'https://quire.example/embed.js')).toBe(
    `${frameHtml(frame)}<script async src="https://quire.example/embed.js"></script>`,
  )
})

test('a badge is a link with a picture, in the room that there is', () => {
  const badge = { href: 'https://quire.example/@ada?a&b', src: 'https://quire.example/a.svg', alt: 'Ada "A"' }
  expect(badgeHtml(badge)).toBe(
    '<a href="https://quire.example/@ada?a&amp;b"><img src="https://quire.example/a.svg" alt="Ada &quot;A&quot;" width="184" height="36"></a>',
  )
  expect(badgeHtml(badge, 92)).toContain('width="92" height="18"')
})
