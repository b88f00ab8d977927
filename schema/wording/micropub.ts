/** What programs are told that write here by Micropub. */
export const micropubWording = {
  body: 'Send a form, or JSON in UTF-8, of at most 12 MB.',
  twice: 'Send the access token in the header or in the form, not in both.',
  type: 'Only an h-entry can be made here.',
  action: 'action is update, delete or undelete.',
  query: 'q is config, source, syndicate-to or category.',
  url: 'Give the address of a story of this site as url.',
  empty: 'An h-entry needs content, a summary or a picture here: only stories can be made.',
  status: 'The state is published or draft.',
  visibility: 'visibility is public, unlisted or private.',
  properties: 'Properties are lists of values, at most 50 of at most 100.',
  replaceable: 'name, summary, content, category, visibility and the state can be replaced.',
  addable: 'Only category can be added to or deleted.',
  unfinished:
    'Somebody is changing the story in the editor. Publish that first, or send the content with the change.',
  story: 'Story',
  untitled: 'Untitled',
  file: 'Send multipart/form-data with a picture as file.',
  manyFiles: 'At most 10 pictures can be sent at once.',
} as const
