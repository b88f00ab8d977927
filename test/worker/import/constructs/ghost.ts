import { card, ghost } from './construct'

const between = (...middle: object[]) => [{ text: 'Before.' }, ...middle, { text: 'After.' }]

export const GHOST_CONSTRUCTS = [
  card(
    'a call to action',
    {
      type: 'call-to-action',
      textValue: '<p>Join the <b>walk</b>.</p>',
      showButton: true,
      buttonText: 'Come along',
      buttonUrl: 'https://a.example/walk',
      hasSponsorLabel: true,
      sponsorLabel: '<p><span>Sponsored by tides</span></p>',
      imageUrl: 'https://old.example/walk.jpg',
      imageWidth: 30,
      imageHeight: 20,
    },
    '<p>Sponsored by tides</p><img src="https://old.example/walk.jpg"><p>Join the walk.</p><a href="https://a.example/walk">Come along</a>',
    {
      body: between(
        { text: 'Sponsored by tides' },
        { type: 'IMG', width: 30, height: 20 },
        { text: 'Join the walk.' },
        { type: 'BUTTON', label: 'Come along', href: 'https://a.example/walk' },
      ),
    },
  ),
  card(
    'code with a caption',
    { type: 'codeblock', code: 'ebb()', language: 'js', caption: 'How it <em>goes</em>' },
    '<pre>ebb()</pre><p>How it goes</p>',
    { body: between({ type: 'PRE' }, { text: 'How it goes' }) },
  ),
  card(
    'a list that starts elsewhere',
    {
      type: 'list',
      listType: 'number',
      start: 4,
      children: [{ type: 'listitem', children: [{ type: 'extended-text', text: 'Fourth' }] }],
    },
    '<p>Fourth</p>',
    { body: between({ type: 'OLI', start: 4 }) },
  ),
  card(
    'a header with a button',
    {
      type: 'header',
      version: 2,
      header: 'Big words',
      subheader: 'Smaller words',
      buttonEnabled: true,
      buttonText: 'Press here',
      buttonUrl: 'https://a.example/press',
      backgroundImageSrc: 'https://old.example/big.jpg',
    },
    '<img src="https://old.example/big.jpg"><h3>Big words</h3><p>Smaller words</p><a href="https://a.example/press">Press here</a>',
  ),
  card(
    'a product with a button and stars',
    {
      type: 'product',
      productTitle: 'A lamp',
      productDescription: '<p>It glows.</p>',
      productButtonEnabled: true,
      productButton: 'Buy it',
      productUrl: 'https://a.example/lamp',
      productRatingEnabled: true,
      productStarRating: 4,
      productImageSrc: 'https://old.example/lamp.jpg',
    },
    '<img src="https://old.example/lamp.jpg"><h3>A lamp</h3><p>It glows.</p><a href="https://a.example/lamp">Buy it</a>',
  ),
  card(
    'a file with a caption',
    {
      type: 'file',
      src: 'https://old.example/map.pdf',
      fileTitle: 'The map',
      fileCaption: 'Of the coast',
      fileName: 'map.pdf',
    },
    '<a href="https://old.example/map.pdf">The map</a><p>Of the coast</p>',
  ),
  card(
    'a bookmark with a caption and an author',
    {
      type: 'bookmark',
      url: 'https://b.example/',
      caption: 'Worth it',
      metadata: { title: 'B title', description: 'About b', publisher: 'B site', author: 'Ben Ochs' },
    },
    '<a href="https://b.example/">B title</a><p>About b B site Ben Ochs</p><p>Worth it</p>',
  ),
  card(
    'a video with its size',
    {
      type: 'video',
      src: 'https://old.example/sea.mp4',
      width: 640,
      height: 360,
      caption: 'The sea',
      thumbnailSrc: 'https://old.example/sea.jpg',
    },
    '<video src="https://old.example/sea.mp4"></video><p>The sea</p>',
    { body: between({ type: 'MIXTAPE_EMBED', player: { kind: 'video', width: 640, height: 360 } }) },
  ),
  card(
    'an audio file with a caption',
    { type: 'audio', src: 'https://old.example/sea.mp3', title: 'Waves', caption: 'At night' },
    '<audio src="https://old.example/sea.mp3"></audio><p>Waves</p><p>At night</p>',
  ),
  card(
    'where people join',
    { type: 'signup', header: 'Join us here', subheader: 'Every week' },
    '<p>Join us here</p><p>Every week</p>',
    {
      body: between(),
      notes: [/Join us here/],
    },
  ),
  card('what was only sent', { type: 'email', html: '<p>Hello by mail</p>' }, '<p>Hello by mail</p>', {
    body: between(),
  }),
  card(
    'a card of an unknown kind',
    {
      type: 'quiz',
      version: 1,
      question: 'Which way does it turn?',
      options: [{ label: 'Left' }, { label: 'Right' }],
      moreUrl: 'https://a.example/quiz',
    },
    '<p>Which way does it turn?</p><p>Left</p><p>Right</p><a href="https://a.example/quiz"></a>',
    { notes: ['A card of the type “quiz” was imported as plain text.'] },
  ),
  card('the paywall', { type: 'paywall' }, '', {
    story: { state: 'draft', access: 'locked' },
    body: between({ type: 'HR', endsPreview: true }),
  }),
  card(
    'a card that only members see',
    {
      type: 'html',
      html: '<p>Paid words.</p>',
      visibility: { web: { nonMember: false, memberSegment: 'status:-free' } },
    },
    '<p>Paid words.</p>',
    {
      story: { state: 'draft', access: 'locked' },
      body: between({ type: 'HR', endsPreview: true }, { text: 'Paid words.' }),
    },
  ),
  ghost(
    'a paywall in the rendered page',
    { html: '<p>Free words.</p><!--members-only--><p>Paid words.</p>', visibility: 'paid' },
    {
      story: { state: 'draft', access: 'locked' },
      body: [{ text: 'Free words.' }, { type: 'HR', endsPreview: true }, { text: 'Paid words.' }],
    },
  ),
  ghost(
    'a part for members in a rendered page for all',
    {
      html: '<p>Free words.</p><!--kg-gated-block:begin nonMember:false memberSegment:"status:-free" --><p>Paid words.</p><!--kg-gated-block:end-->',
    },
    { story: { state: 'draft', access: 'locked' } },
  ),
  ghost(
    'a post for members',
    { html: '<p>Words.</p>', visibility: 'members' },
    { story: { state: 'draft', access: 'locked' } },
  ),
  ghost(
    'a bookmark in a rendered page',
    {
      html: '<figure class="kg-card kg-bookmark-card kg-card-hascaption"><a class="kg-bookmark-container" href="https://b.example/"><div class="kg-bookmark-content"><div class="kg-bookmark-title">B title</div><div class="kg-bookmark-description">About b</div><div class="kg-bookmark-metadata"><img class="kg-bookmark-icon" src="https://b.example/icon.png"><span class="kg-bookmark-author">Ben Ochs</span><span class="kg-bookmark-publisher">B site</span></div></div></a><figcaption>Worth it</figcaption></figure>',
    },
    { body: [{ type: 'MIXTAPE_EMBED', title: 'B title' }, { text: 'Worth it' }] },
  ),
  ghost('a file in a rendered page', {
    html: '<div class="kg-card kg-file-card"><a class="kg-file-card-container" href="https://old.example/map.pdf" title="Download" download><div class="kg-file-card-contents"><div class="kg-file-card-title">The map</div><div class="kg-file-card-caption">Of the coast</div><div class="kg-file-card-metadata"><div class="kg-file-card-filename">map.pdf</div></div></div></a></div>',
  }),
  ghost('a call to join in a rendered page', {
    html: '<p>Before.</p><div class="kg-card kg-signup-card"><h2>Join us here</h2><form><input type="email" placeholder="Your address"><button type="submit">Subscribe now</button></form></div>',
  }),
  ghost(
    'a post of two authors',
    { html: '<p>Words.</p>' },
    {
      tables: {
        users: [
          { id: 'u1', slug: 'ada', name: 'Ada Blum' },
          { id: 'u2', slug: 'ben', name: 'Ben Ochs' },
        ],
        posts_authors: [
          { post_id: 'p1', author_id: 'u1', sort_order: 0 },
          { post_id: 'p1', author_id: 'u2', sort_order: 1 },
        ],
      },
      story: { creator: 'ada' },
      notes: [/Ben Ochs/],
    },
  ),
  ghost(
    'a post without a title',
    { title: '', html: '<p>The sea came in.</p>' },
    { story: { title: 'The sea came in.' } },
  ),
  card(
    'an unknown element around text',
    {
      type: 'panel',
      label: 'A label',
      children: [{ type: 'paragraph', children: [{ type: 'text', text: 'Inside' }] }],
    },
    '<p>A label</p><p>Inside</p>',
  ),
  ghost(
    'a film’s picture that a script sets',
    {
      html: '<figure class="kg-card kg-video-card" data-kg-thumbnail="https://old.example/t.jpg"><video src="https://old.example/v.mp4" poster="https://img.spacer.example/a.png" width="640" height="360"></video></figure>',
    },
    { body: [{ player: { poster: 'https://old.example/t.jpg', width: 640 } }] },
  ),
]
