import { post } from './construct'

const serialised = 'https://old.example/talk.mp3\n123456\naudio/mpeg\na:1:{s:8:"duration";s:5:"01:02";}'

export const WORDPRESS_CONSTRUCTS = [
  post(
    'a synced pattern',
    {
      id: 1,
      content: '<!-- wp:paragraph --><p>Before.</p><!-- /wp:paragraph --><!-- wp:block {"ref":77} /-->',
    },
    {
      shows: '<p>Before.</p><p>The pattern’s words.</p>',
      others: [
        {
          id: 77,
          type: 'wp_block',
          title: 'Reused',
          content: '<!-- wp:paragraph --><p>The pattern’s words.</p><!-- /wp:paragraph -->',
        },
      ],
      body: [{ text: 'Before.' }, { text: 'The pattern’s words.' }],
    },
  ),
  post(
    'a pattern that isn’t in the file',
    {
      id: 1,
      content: '<!-- wp:paragraph --><p>Before.</p><!-- /wp:paragraph --><!-- wp:block {"ref":78} /-->',
    },
    { notes: [/The pattern 78/] },
  ),
  post(
    'a pattern within itself',
    { id: 1, content: '<!-- wp:block {"ref":79} /-->' },
    {
      others: [{ id: 79, type: 'wp_block', content: '<p>Round.</p><!-- wp:block {"ref":79} /-->' }],
      shows: '<p>Round.</p>',
    },
  ),
  post(
    'a block that the site draws from its settings',
    {
      id: 1,
      content:
        '<!-- wp:acf/quote {"name":"acf/quote","data":{"quote":"The sea gives.","cite":"Ada Blum","link":"https://a.example/q"},"className":"is-wide"} /-->',
    },
    { shows: '<p>The sea gives.</p><p>Ada Blum</p><a href="https://a.example/q"></a>' },
  ),
  post(
    'a recording in a record of a plug-in',
    { id: 1, content: 'An episode.', meta: { enclosure: serialised } },
    {
      shows: '<audio src="https://old.example/talk.mp3"></audio><p>An episode.</p>',
      body: [
        { type: 'MIXTAPE_EMBED', href: 'https://old.example/talk.mp3', player: { kind: 'audio' } },
        { type: 'P' },
      ],
    },
  ),
  post(
    'a recording that the text shows, too',
    {
      id: 1,
      content: '[audio mp3="https://old.example/talk.mp3"][/audio]',
      meta: { audio_file: 'https://old.example/talk.mp3' },
    },
    { shows: '', body: [{ type: 'MIXTAPE_EMBED' }] },
  ),
  post(
    'an unknown shortcode with an address and words',
    {
      id: 1,
      content: 'Before. [fancy_button url="https://a.example/get" text="Get the book" style="big blue"]',
    },
    {
      shows: '<p>Before.</p><a href="https://a.example/get">Get the book</a>',
      body: [
        { text: 'Before.' },
        { text: 'Get the book', markups: [{ type: 'A', href: 'https://a.example/get' }] },
      ],
    },
  ),
  post(
    'an unknown shortcode around the words of a link',
    { id: 1, content: '[cta_link href="https://a.example/go"]Go there[/cta_link]' },
    { shows: '<a href="https://a.example/go">Go there</a>', body: [{ text: 'Go there' }] },
  ),
  post(
    'an unknown shortcode with words in attributes and content',
    { id: 1, content: '[testimonial author="Ben Ochs" role="a reader of ours"]It held.[/testimonial]' },
    { shows: '<p>Ben Ochs</p><p>a reader of ours</p><p>It held.</p>' },
  ),
  post(
    'an unknown shortcode with a picture and a recording',
    { id: 1, content: '[hero image="https://old.example/a.jpg" sound="https://old.example/a.mp3"]' },
    { shows: '<img src="https://old.example/a.jpg"><audio src="https://old.example/a.mp3"></audio>' },
  ),
  post(
    'separators of every kind',
    { id: 1, content: 'One.\n\n* * *\n\nTwo.\n\n[divider]\n\nThree.\n\n<hr />\n\nFour.' },
    {
      shows: '<p>One.</p><p>Two.</p><p>Three.</p><p>Four.</p>',
      body: [
        { type: 'P' },
        { type: 'HR' },
        { type: 'P' },
        { type: 'HR' },
        { type: 'P' },
        { type: 'HR' },
        { type: 'P' },
      ],
    },
  ),
  post(
    'a separator without content',
    {
      id: 1,
      content:
        '<!-- wp:paragraph --><p>One.</p><!-- /wp:paragraph --><!-- wp:separator /--><!-- wp:paragraph --><p>Two.</p><!-- /wp:paragraph -->',
    },
    { body: [{ type: 'P' }, { type: 'HR' }, { type: 'P' }] },
  ),
  post(
    'a picture that moves when it is pressed',
    {
      id: 1,
      content: '<img src="https://old.example/still.jpg" data-gif="https://old.example/wave.gif" alt="Wave">',
    },
    { shows: '', body: [{ type: 'IMG', src: 'https://old.example/wave.gif', alt: 'Wave' }] },
  ),
  post(
    'an item without a title',
    { id: 1, title: '', content: 'The sea came in. It went out.' },
    {
      story: { title: 'The sea came in. It went out.' },
      notes: ['It had no title, so it’s called by its first words.'],
    },
  ),
  post(
    'a part for members',
    { id: 1, content: 'Free words.\n\n[members_only]Paid words.[/members_only]' },
    {
      shows: '<p>Free words.</p><p>Paid words.</p>',
      story: { state: 'draft', access: 'locked' },
      body: [{ text: 'Free words.' }, { type: 'HR', endsPreview: true }, { text: 'Paid words.' }],
    },
  ),
  post(
    'a newsletter’s paywall',
    {
      id: 1,
      content:
        '<!-- wp:paragraph --><p>Free.</p><!-- /wp:paragraph --><!-- wp:jetpack/paywall --><!-- /wp:jetpack/paywall --><!-- wp:paragraph --><p>Paid.</p><!-- /wp:paragraph -->',
    },
    {
      story: { state: 'draft', access: 'locked' },
      body: [{ text: 'Free.' }, { type: 'HR', endsPreview: true }, { text: 'Paid.' }],
    },
  ),
  post(
    'a newsletter for subscribers',
    { id: 1, content: 'Words.', meta: { _jetpack_newsletter_access: 'paid_subscribers' } },
    {
      story: { state: 'draft', access: 'locked' },
    },
  ),
  post(
    'an author who is only an address',
    { id: 1, creator: 'hidden.person@mail.example', content: 'Words.' },
    {
      notes: [/^Its author is known only by an email address.*“Author 1”.*\?$/],
    },
  ),
  post(
    'several authors',
    {
      id: 1,
      creator: 'ada',
      authors: ['ada', 'Ben Ochs', 'Ed & Co.', 'cleo@mail.example'],
      content: 'Words.',
    },
    { notes: ['It has more authors than a story can have here: Ben Ochs, Ed & Co..'] },
  ),
  post('a form, a menu and a drawing with words', {
    id: 1,
    content:
      '<p>Before.</p><select><option>North</option><option>South</option></select><nav><a href="https://a.example/n">Next page</a></nav><svg><text>Low tide</text></svg><textarea>Typed words</textarea>',
  }),
  post(
    'a picture that is written into the page',
    {
      id: 1,
      content: 'Words. <img src="data:image/png;base64,iVBORw0KGgo=" alt="A chart of tides">',
    },
    { notes: ['A picture that’s written into the page itself was left out: “A chart of tides”.'] },
  ),
  post(
    'links that may not be followed',
    {
      id: 1,
      content: 'Call <a href="tel:+49123">us now</a> or <a href="ftp://old.example/a">fetch it</a>.',
    },
    { notes: ['Links were left out: tel:+49123 · ftp://old.example/a'] },
  ),
  post('a table with more columns than there may be', {
    id: 1,
    content: `<table><tr>${Array.from({ length: 60 }, (_, i) => `<td>cell${i}</td>`).join('')}</tr></table>`,
  }),
  post(
    'an embed without content',
    { id: 1, content: '<!-- wp:embed {"url":"https://a.example/post"} /-->' },
    {
      shows: '<a href="https://a.example/post"></a>',
      body: [{ type: 'MIXTAPE_EMBED', href: 'https://a.example/post' }],
    },
  ),
]
