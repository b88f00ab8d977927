/** What sites that mention a story, and the people who decide on that, are told. */
export const webmentionMessages = {
  form: 'Send a form with source and target.',
  source: 'source is the address of a page on the public internet that isn’t one of ours.',
  target: 'target is the address of a story here that everybody may read.',
  closed: 'This story takes no mentions.',
  tooOften: 'Too many mentions. Try again in an hour.',
  accepted: 'Thank you. The page will be looked at.',
  none: 'There’s no such mention.',
  domain: 'That’s no name of a site.',
  notCurator: 'Only the writer of a story and the editors of its publication decide on its mentions.',
  decision: 'The decision is SHOW, HIDE or BLOCK.',
} as const
