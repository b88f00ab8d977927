/** Texts of the page on which a publication's people are managed. */
export const publicationPeopleWording = {
  title: (publication: string) => `People of ${publication}`,
  needsScript: 'To change roles, turn on JavaScript in this browser.',
  people: 'People',
  peopleText:
    'Editors work on every story, decide about submissions and invite writers. Writers submit stories, as many as they like. Only the owner appoints editors.',
  you: 'You',
  makeEditor: 'Make editor',
  makeWriter: 'Make writer',
  remove: 'Remove',
  leave: 'Leave',
  removing: 'Removing…',
  removed: (name: string) => `${name} no longer has a role here.`,
  left: (publication: string) => `You’ve left ${publication}.`,
  changed: (name: string, role: string) => `${name} is now an ${role}.`,
  changedToWriter: (name: string) => `${name} is now a writer.`,
  question: (name: string) => `Take ${name}’s role away?`,
  questionText:
    'They can’t change the publication’s stories any more. Stories of theirs that are published here stay, and remain theirs.',
  leaveQuestion: (publication: string) => `Leave ${publication}?`,
  leaveText:
    'You can’t work on the publication any more. Your own stories in it stay. To come back, you need a new invitation.',
  cancel: 'Cancel',
  close: 'Close',
  invite: {
    title: 'Invite somebody',
    text: 'By their username here, or by email: the link in the email works once, for 14 days.',
    field: 'Username or email address',
    role: 'Role',
    submit: 'Send invitation',
    sending: 'Sending…',
    sent: (to: string) => `Your invitation to ${to} is on its way.`,
    missing: 'Enter a username or an email address.',
  },
  open: {
    title: 'Open invitations',
    none: 'No invitation is waiting for an answer.',
    until: (day: string) => `until ${day}`,
    revoke: 'Take back',
    revoking: 'Taking it back…',
    revoked: 'The invitation no longer works.',
  },
} as const
