import { attrs, letter } from './construct'

const p = (text: string) => ({ type: 'P', text })

export const SUBSTACK_CONSTRUCTS = [
  attrs('a formula', 'latex-rendered', { persistentExpression: 'E = mc^2', id: 'X' }, '<p>E = mc^2</p>', {
    body: [p('Before.'), { type: 'MATH', text: 'E = mc^2' }],
  }),
  attrs(
    'a gallery',
    'image-gallery-embed',
    {
      gallery: {
        images: [
          { type: 'image/png', src: 'https://old.example/a.png', alt: 'Ebb' },
          { type: 'image/png', src: 'https://old.example/b.png' },
        ],
        caption: 'Both tides',
      },
      isEditorNode: true,
    },
    '<img src="https://old.example/a.png"><img src="https://old.example/b.png"><p>Ebb</p><p>Both tides</p>',
    {
      body: [
        p('Before.'),
        { type: 'IMG', gallery: 'start' },
        { type: 'IMG', gallery: 'continue' },
        { text: 'Both tides' },
      ],
    },
  ),
  letter(
    'a mention',
    '<p>As <span class="mention-wrap" data-attrs="{&quot;name&quot;:&quot;Ada Blum&quot;,&quot;id&quot;:1,&quot;type&quot;:&quot;user&quot;,&quot;url&quot;:&quot;https://a.example/@ada&quot;}"></span> said.</p>',
    {
      shows: '<p>As <a href="https://a.example/@ada">Ada Blum</a> said.</p>',
      body: [p('As Ada Blum said.')],
    },
  ),
  attrs(
    'a post of another network',
    'tweet',
    {
      url: 'https://x.example/ada/status/12345678',
      full_text: 'High water at noon.\nCome early.',
      username: 'ada',
      name: 'Ada Blum',
      photos: [{ img_url: 'https://old.example/noon.jpg' }],
      quoted_tweet: { full_text: 'When is it?', username: 'ben', name: 'Ben Ochs' },
      retweet_count: 3,
    },
    '<p>High water at noon. Come early.</p><a href="https://x.example/ada/status/12345678">Ada Blum @ada</a><p>When is it? Ben Ochs @ben</p><img src="https://old.example/noon.jpg">',
  ),
  attrs(
    'another story',
    'embedded-post-wrap',
    {
      id: 1,
      url: 'https://b.example/p/mud',
      publication_name: 'Mud and more',
      title: 'On mud',
      truncated_body_text: 'It is soft.',
      bylines: [{ name: 'Ben' }],
    },
    '<a href="https://b.example/p/mud">On mud</a><p>It is soft. Mud and more</p>',
    { body: [p('Before.'), { type: 'MIXTAPE_EMBED', title: 'On mud', site: 'Mud and more' }] },
  ),
  attrs(
    'a file',
    'file-embed-wrapper',
    { filename: 'Map of the coast.pdf', url: 'https://old.example/map.pdf' },
    '<a href="https://old.example/map.pdf">Map of the coast.pdf</a>',
  ),
  attrs(
    'a poll with its words',
    'poll-embed',
    { id: 5, question: 'Which tide?', options: [{ label: 'Ebb' }, { label: 'Flood' }] },
    '<p>Which tide? Ebb Flood</p>',
  ),
  attrs(
    'an episode elsewhere',
    'spotify-wrap',
    { url: 'https://a.example/episode/1', title: 'Waves', subtitle: 'By Ada' },
    '<a href="https://a.example/episode/1">Waves</a><p>By Ada</p>',
  ),
  letter(
    'a button with an address of its own',
    '<p>Before.</p><p class="button-wrapper" data-attrs="{&quot;url&quot;:&quot;https://a.example/book&quot;,&quot;text&quot;:&quot;Get the book&quot;}"><a class="button primary" href="https://a.example/book"><span>Get the book</span></a></p>',
    { body: [p('Before.'), { type: 'BUTTON', label: 'Get the book', href: 'https://a.example/book' }] },
  ),
  letter(
    'a call to subscribe',
    '<p>Before.</p><div class="subscription-widget-wrap"><p>Thanks for reading!</p></div>',
    {
      body: [p('Before.')],
      notes: [/Thanks for reading!/],
    },
  ),
  letter(
    'the paywall',
    '<p>Free words.</p><div class="paywall-jump" data-component-name="PaywallToDOM"></div><p>Paid words.</p>',
    {
      row: { audience: 'only_paid' },
      story: { state: 'draft', access: 'locked' },
      body: [p('Free words.'), { type: 'HR', endsPreview: true }, p('Paid words.')],
    },
  ),
  letter(
    'a paywall in what is listed as for everyone',
    '<p>Free words.</p><p class="paywall-jump"></p><p>Paid words.</p>',
    {
      story: { state: 'draft', access: 'locked' },
    },
  ),
  letter('a letter for founders', '<p>Words.</p>', {
    row: { audience: 'founding' },
    story: { state: 'draft', access: 'locked' },
  }),
  letter(
    'notes with numbers of their own',
    '<p>See<a class="footnote-anchor" id="footnote-anchor-7-99" href="#footnote-7-99" target="_self">7</a> and<a class="footnote-anchor" id="footnote-anchor-8-99" href="#footnote-8-99">8</a>.</p><div class="footnote" data-component-name="FootnoteToDOM"><a id="footnote-7-99" href="#footnote-anchor-7-99" class="footnote-number" contenteditable="false" target="_self">7</a><div class="footnote-content"><p>The seventh.</p></div></div>',
    {
      body: [
        { text: 'See7 and8.', markups: [{ type: 'A', href: '#fn-7', start: 3, end: 4 }] },
        { type: 'FOOTNOTE', label: '7', text: 'The seventh.' },
      ],
    },
  ),
  letter('entities in titles', '<p>Words.</p>', {
    row: { title: 'Ebb &amp; flood: 1 < 2', subtitle: 'It&#39;s so' },
    story: { title: 'Ebb & flood: 1 < 2', subtitle: "It's so" },
  }),
  letter('an episode with its recording', '<p>Words.</p>', {
    row: { podcast_url: 'https://old.example/feed/talk.mp3' },
    shows: '<audio src="https://old.example/feed/talk.mp3"></audio><p>Words.</p>',
    body: [{ type: 'MIXTAPE_EMBED', player: { kind: 'audio' } }, p('Words.')],
  }),
  attrs(
    'a recipe',
    'recipe-embed',
    { recipe: { title: 'Soup', ingredients: ['two cups of water', 'salt'] } },
    '<p>Soup two cups of water salt</p>',
  ),
  attrs(
    'a picture on another network',
    'instagram-embed-wrap',
    {
      instagram_id: 'C12345',
      title: 'Low tide',
      author_name: 'ada',
      thumbnail_url: 'https://old.example/t.jpg',
    },
    '<a href="https://www.instagram.com/p/C12345/">Low tide</a><p>ada</p><img src="https://old.example/t.jpg">',
  ),
  attrs(
    'a button for each reader',
    'captioned-button-wrap',
    { url: '%%share_url%%', text: 'Share it' },
    '<p>Share it</p>',
    {
      body: [p('Before.')],
    },
  ),
  attrs('what has nothing in its data', 'native-video-embed', { mediaUploadId: 'abc-def' }, '', {
    notes: ['A card of the type “native-video-embed” was left out.'],
  }),
  letter(
    'a post that is shown in part',
    '<div class="tweet" data-attrs="{&quot;url&quot;:&quot;https://x.example/1&quot;,&quot;full_text&quot;:&quot;High water&quot;,&quot;name&quot;:&quot;Ada Blum&quot;}"><div>Ada Blum</div></div>',
    { shows: '<p>Ada Blum</p><p>High water</p><a href="https://x.example/1"></a>' },
  ),
]
