import { atom, medium, page, rss } from './construct'

const math = (text: string) => ({ type: 'MATH', text })
const katex = (display: string, tex: string) =>
  `<span class="${display}"><span class="katex"><span class="katex-mathml"><math xmlns="http://www.w3.org/1998/Math/MathML"${display === '' ? '' : ' display="block"'}><semantics><mrow><mi>E</mi></mrow><annotation encoding="application/x-tex">${tex}</annotation></semantics></math></span><span class="katex-html" aria-hidden="true"><span class="base">E</span></span></span></span>`
const inCp1251 = (html: string): Uint8Array =>
  Uint8Array.from([...html], (char) => {
    const code = char.codePointAt(0) ?? 0
    return code >= 0x410 && code <= 0x44f ? code - 0x350 : code
  })
const RUSSIAN =
  'Все счастливые семьи похожи друг на друга, каждая несчастливая семья несчастлива по своему. Все смешалось в доме Облонских.'

const encoded = (name: string, head: string, notes: RegExp[] = []) => ({
  ...page(name, `<p>${RUSSIAN}</p>`, { body: [{ text: RUSSIAN }], notes }),
  file: () =>
    inCp1251(
      `<html><head>${head}</head><body><article><h1>Tide</h1><p>${RUSSIAN}</p></article></body></html>`,
    ),
})

const plain = (text: string) => `<p>${text}</p>`

export const WEB_CONSTRUCTS = [
  encoded('an encoding that the page names', '<meta charset="windows-1251">'),
  encoded(
    'an encoding in an older element',
    '<meta http-equiv="Content-Type" content="text/html; charset=windows-1251">',
  ),
  encoded('an encoding that nobody names', '', [/encoding.*windows-1251/]),
  encoded('an encoding that is named wrongly', '<meta charset="utf-8">', [/utf-8.*windows-1251/]),
  page('a formula of KaTeX', `<p>As ${katex('', 'E = mc^2')} says.</p>`, {
    shows: '<p>As E = mc^2 says.</p>',
    body: [{ text: 'As E = mc^2 says.', markups: [{ type: 'CODE', isFormula: true }] }],
  }),
  page('a displayed formula of KaTeX', katex('katex-display', 'a^2'), {
    shows: '<p>a^2</p>',
    body: [math('a^2')],
  }),
  page(
    'a formula of MathJax 3',
    '<mjx-container class="MathJax" jax="CHTML" display="true"><mjx-math aria-hidden="true"><mjx-mi>x</mjx-mi></mjx-math><mjx-assistive-mml display="block"><math display="block"><msup><mi>x</mi><mn>2</mn></msup></math></mjx-assistive-mml></mjx-container>',
    { shows: '<p>x 2</p>', body: [{ type: 'MATH', text: 'x^{2}' }] },
  ),
  page(
    'a formula of MathJax 2',
    '<p>As <span class="MathJax_Preview">x2</span><span class="MathJax" data-mathml="m"><nobr><span>x2</span></nobr></span><script type="math/tex">x^2</script> is.</p>',
    { shows: '<p>As x^2 is.</p>', body: [{ text: 'As x^2 is.' }] },
  ),
  page(
    'words with their reading',
    '<p><ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp></ruby> and <ruby>字<rt>じ</rt></ruby></p>',
    {
      body: [{ text: '漢(かん) and 字(じ)' }],
    },
  ),
  page('a list that counts down', '<ol reversed><li>three</li><li>two</li><li>one</li></ol>', {
    body: [
      { type: 'OLI', start: 3 },
      { type: 'OLI', start: 2 },
      { type: 'OLI', start: 1 },
    ],
  }),
  page('a list that starts elsewhere', '<ol start="7"><li>seven</li><li>eight</li></ol>', {
    body: [
      { type: 'OLI', start: 7 },
      { type: 'OLI', text: 'eight' },
    ],
  }),
  page(
    'text after a list within a list',
    '<ol><li>one<ul><li>inner</li></ul>tail <b>of it</b></li><li>two</li></ol>',
    {
      body: [
        { type: 'OLI', text: 'one' },
        { type: 'ULI', text: 'inner', level: 1 },
        { text: 'tail of it' },
        { type: 'OLI', start: 2 },
      ],
    },
  ),
  page(
    'elements of scripts, by their addresses',
    '<p>Words.</p><lite-youtube videoid="dQw4w9WgXcQ"></lite-youtube><div class="embed" data-url="https://a.example/post/1"></div><amp-img src="https://old.example/a.png" alt="Ebb"></amp-img>',
    {
      shows: '<p>Words.</p><a href="https://a.example/post/1"></a><img src="https://old.example/a.png">',
      body: [{ type: 'P' }, { type: 'IFRAME' }, { type: 'MIXTAPE_EMBED' }, { type: 'IMG', alt: 'Ebb' }],
    },
  ),
  page(
    'a part of an image that leads somewhere',
    '<p>Words.</p><map><area href="https://a.example/west" alt="West coast"></map>',
  ),
  page(
    'unknown elements with words',
    '<x-note>A note of <x-b>ours</x-b></x-note><dialog open>Spoken words</dialog>',
  ),
  rss(
    'an enclosure',
    '<enclosure url="https://old.example/talk.mp3" length="1" type="audio/mpeg"/><description>Words.</description>',
    `<audio src="https://old.example/talk.mp3"></audio>${plain('Words.')}`,
    {
      body: [{ type: 'MIXTAPE_EMBED', player: { kind: 'audio' } }, { text: 'Words.' }],
    },
  ),
  rss(
    'a picture beside the text',
    '<media:content url="https://old.example/a.jpg" type="image/jpeg"/><description>Words.</description>',
    `<img src="https://old.example/a.jpg">${plain('Words.')}`,
  ),
  rss(
    'a link to a recording',
    '<link>https://old.example/talk.mp3</link><description>Words.</description>',
    plain('Words.'),
    {
      without: 'canonicalUrl',
    },
  ),
  rss(
    'an author by an address and a name',
    '<author>hidden@mail.example (Ada Blum)</author><description>Words.</description>',
    plain('Words.'),
  ),
  rss(
    'an author by an address alone',
    '<dc:creator>hidden@mail.example</dc:creator><description>Words.</description>',
    plain('Words.'),
    {
      notes: [/“Author 1”/],
    },
  ),
  atom(
    'markup of XHTML',
    '<content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>The <b>whole</b> text &amp; <a href="https://a.example/x">more</a>.</p><p>Two<br/>lines</p></div></content>',
    '<p>The whole text &amp; <a href="https://a.example/x">more</a>.</p><p>Two<br>lines</p>',
    {
      body: [{ text: 'The whole text & more.' }, { text: 'Two\nlines' }],
    },
  ),
  atom(
    'plain text',
    '<title type="text">A &lt;b&gt; c</title><content type="text">1 &lt; 2 and &lt;i&gt; stays.\n\nTwo.</content>',
    '<p>1 &lt; 2 and &lt;i&gt; stays.</p><p>Two.</p>',
    {
      body: [{ text: '1 < 2 and <i> stays.' }, { text: 'Two.' }],
    },
  ),
  atom(
    'a file by a link',
    '<link rel="enclosure" href="https://old.example/sea.mp4" type="video/mp4"/><summary>Words.</summary>',
    `<video src="https://old.example/sea.mp4"></video>${plain('Words.')}`,
  ),
  medium(
    'topics',
    '<!DOCTYPE html><html><body><article class="h-entry"><h1 class="p-name">Tide</h1><section class="e-content"><p class="graf">Words.</p></section><footer><p><a class="p-author h-card" href="https://medium.com/@ada">Ada</a> <time class="dt-published" datetime="2023-07-07T19:09:20.041Z"></time> <a class="p-canonical" href="https://medium.com/@ada/tide-5198fb8a58c2">x</a></p><ul><li><a class="p-tag" href="https://medium.com/tag/mud">Mud</a></li></ul></footer></article></body></html>',
    { story: { tags: [{ slug: 'mud', name: 'Mud' }] } },
  ),
  medium(
    'a gist and words after it',
    '<p class="graf">Before.</p><figure><script src="https://gist.github.com/ada/0123456789abcdef.js"></script><figcaption>The code</figcaption></figure>',
  ),
  page(
    'a frame that holds its page',
    '<p>Words.</p><iframe srcdoc="&lt;p&gt;Inner words&lt;/p&gt;"></iframe>',
    {
      shows: '<p>Words.</p><p>Inner words</p>',
    },
  ),
  page(
    'elements of scripts, by their words',
    '<x-card heading="A heading" href="https://a.example/c">Words</x-card><x-note text="Words of a note"></x-note>',
    {
      shows: '<a href="https://a.example/c">Words</a><p>Words of a note</p>',
    },
  ),
  page('an article of nothing but a field', '<select><option>Only words</option></select>'),
  rss(
    'a summary beside the text',
    '<description>What it is about.</description><content:encoded><![CDATA[<p>The text itself is longer than that.</p>]]></content:encoded>',
    '<p>What it is about.</p><p>The text itself is longer than that.</p>',
    {
      story: { excerpt: 'What it is about.' },
    },
  ),
  rss(
    'an author in two ways',
    '<author>hidden@mail.example</author><dc:creator>Ada Blum &lt;hidden@mail.example&gt;</dc:creator><description>Words.</description>',
    plain('Words.'),
  ),
]
