import { markdown } from './construct'

const WORDS = '<p>Words.</p>'
const draft = { story: { state: 'draft' } }
const tags = (...names: string[]) => ({ story: { tags: names.map((name) => ({ name })) } })

export const MARKDOWN_CONSTRUCTS = [
  markdown(
    'TOML',
    '+++\ntitle = "Low water"\ndate = 2020-01-05T10:00:00Z\ntags = ["mud", "tides"]\ndraft = false\n+++\nWords.',
    WORDS,
    {
      story: {
        title: 'Low water',
        publishedAt: Date.UTC(2020, 0, 5, 10),
        tags: [{ name: 'mud' }, { name: 'tides' }],
        state: 'published',
      },
    },
  ),
  markdown('TOML of a draft', '+++\ntitle = "Low water"\ndraft = true\n+++\nWords.', WORDS, draft),
  markdown('JSON', '{\n  "title": "Low } water",\n  "tags": ["mud"],\n  "draft": true\n}\n\nWords.', WORDS, {
    story: { title: 'Low } water', state: 'draft', tags: [{ name: 'mud' }] },
  }),
  markdown('JSON between lines', '---json\n{ "title": "Low water", "draft": true }\n---\nWords.', WORDS, {
    story: { title: 'Low water', state: 'draft' },
  }),
  markdown(
    'YAML that can’t be read',
    '---\ntitle: [unclosed\ndraft: true\n---\nWords.',
    `<p>unclosed</p>${WORDS}`,
    draft,
  ),
  markdown(
    'TOML that can’t be read',
    '+++\ntitle = unclosed "words\ndraft = true\n+++\nWords.',
    `<p>unclosed words</p>${WORDS}`,
    draft,
  ),
  ...[
    'draft: true',
    'draft: yes',
    'Draft: "True"',
    'published: false',
    'publish: no',
    'status: draft',
    'private: true',
    'visibility: private',
  ].map((line) =>
    markdown(`a draft by “${line}”`, `---\ntitle: Low water\n${line}\n---\nWords.`, WORDS, draft),
  ),
  markdown('a draft by its folder', 'Words.', WORDS, { ...draft, fileName: '_drafts/low-water.md' }),
  markdown('a date without zeros in the name', 'Words.', WORDS, {
    fileName: '2020-1-5-low-water.md',
    story: { title: 'low water', publishedAt: Date.UTC(2020, 0, 5) },
  }),
  markdown('a date without zeros', '---\ndate: 2020-1-5 9:03\n---\nWords.', WORDS, {
    story: { publishedAt: Date.UTC(2020, 0, 5, 9, 3) },
  }),
  markdown('a date with slashes', '---\ndate: 2020/01/05 10:00:00\n---\nWords.', WORDS, {
    story: { publishedAt: Date.UTC(2020, 0, 5, 10) },
  }),
  markdown(
    'topics by spaces',
    '---\ntags: mud tides\ncategories: coast\n---\nWords.',
    WORDS,
    tags('mud', 'tides', 'coast'),
  ),
  markdown('topics by commas', '---\ntags: low water, tides\n---\nWords.', WORDS, tags('low water', 'tides')),
  markdown(
    'one topic of two words',
    '---\ntag: low water\ncategory: the coast\n---\nWords.',
    WORDS,
    tags('low water', 'the coast'),
  ),
  markdown(
    'a page of HTML',
    '---\ntitle: Low water\n---\n<section>\n\n    <p>Words.</p>\n\n</section>',
    WORDS,
    {
      fileName: '_posts/2020-01-05-low.html',
      story: { title: 'Low water', publishedAt: Date.UTC(2020, 0, 5) },
      body: [{ type: 'P', text: 'Words.' }],
    },
  ),
  markdown(
    'what tags show',
    'Words.\n\n{% youtube dQw4w9WgXcQ %}\n\n{{< figure src="https://old.example/a.png" caption="Low water" >}}\n',
    `${WORDS}<img src="https://old.example/a.png"><p>Low water</p>`,
    {
      body: [{ type: 'P' }, { type: 'IFRAME' }, { type: 'IMG' }, { type: 'P' }],
    },
  ),
  markdown('two authors', '---\nauthors:\n  - name: Ada Blum\n  - Ben Ochs\n---\nWords.', WORDS, {
    story: { creator: 'Ada Blum' },
    notes: [/Ben Ochs/],
  }),
  markdown(
    'inner tables',
    '+++\ntitle = "Low water"\n[taxonomies]\ntags = ["mud"]\n[extra]\ndraft = true\n+++\nWords.',
    WORDS,
    {
      story: { state: 'draft', tags: [{ name: 'mud' }] },
    },
  ),
  markdown(
    'a recording in the front matter',
    '---\naudio: https://old.example/talk.mp3\n---\nWords.',
    `${WORDS}<audio src="https://old.example/talk.mp3"></audio>`,
  ),
  markdown('a tag that includes a film', 'Words.\n\n{% include youtube.html id="dQw4w9WgXcQ" %}', WORDS, {
    body: [{ type: 'P' }, { type: 'IFRAME' }],
  }),
]
