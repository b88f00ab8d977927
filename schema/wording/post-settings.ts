/** Texts of the page with the settings of a story. */
export const postSettingsWording = {
  title: 'Story settings',
  pageTitle: (title: string) => `Settings of ${title}`,
  untitled: 'Untitled story',
  edit: 'Edit story',
  view: 'View story',
  needsScript: 'To change these settings, turn on JavaScript in this browser.',
  save: 'Save settings',
  saving: 'Saving…',
  saved: 'Settings saved.',
  writersOnly:
    'This story is published. Only its writer and the editors of its publication can change its settings.',
} as const
