/** Texts of the publishing settings. */
export const publishingWording = {
  aside:
    'These settings are about you as a writer. Each story has settings of its own, in its editor’s menu.',
  profile: {
    title: 'Profile',
    who: 'Name, bio and picture',
    whoText: 'They appear on your profile and beside your stories.',
    edit: 'Edit profile',
    design: 'Profile design',
    designText: 'Colours, fonts and the header of your profile.',
    editDesign: 'Edit design',
  },
  readers: {
    title: 'Readers',
    notes: 'Let readers send me private notes',
    notesHint: 'Readers can write to you about a passage of a story. Only you and they see what you write.',
    notSaved: 'We couldn’t save that. Please try again.',
  },
  blockedSites: {
    title: 'Blocked sites',
    text: 'What these sites say about links to your stories is ignored.',
    hint: 'Its mentions aren’t taken, nor those of the sites below it.',
    unblock: 'Unblock',
    working: 'Unblocking…',
    done: (domain: string) => `Mentions on ${domain} are taken again.`,
  },
  publications: {
    title: 'Publications',
    role: 'You manage this publication.',
    settings: 'Settings',
    another: 'New publication',
    text: 'A publication gathers stories by several writers under one name.',
    create: 'Create a publication',
  },
  stories: {
    title: 'Stories',
    import: 'Bring your stories here',
    importText: 'Import what you’ve published on Medium, Ghost, Substack, WordPress or elsewhere.',
    begin: 'Import stories',
  },
} as const
