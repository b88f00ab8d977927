/** Texts of the page with the viewer's invitations and roles. */
export const yourInvitationsWording = {
  title: 'Invitations and roles',
  text: 'Publications that want you on board, and those that you belong to.',
  needsScript: 'To answer an invitation, turn on JavaScript in this browser.',
  invitations: 'Invitations',
  none: 'No invitation is waiting for your answer.',
  broken:
    'This link doesn’t work any more: the invitation was taken back, has expired, or has been answered. Ask for a new one.',
  asked: {
    EDITOR: (inviter: string) =>
      `${inviter} would like you to be an editor: to work on its stories and decide about submissions.`,
    WRITER: (inviter: string) => `${inviter} would like you to write for it.`,
    OWNER: (inviter: string) => `${inviter} would like you to own it.`,
  },
  somebody: 'Somebody',
  until: (day: string) => `You can answer until ${day}.`,
  accept: 'Accept',
  accepting: 'Accepting…',
  decline: 'Decline',
  declining: 'Declining…',
  accepted: (publication: string) => `Welcome to ${publication}.`,
  declined: 'You’ve declined. Nobody is told.',
  roles: 'Your roles',
  noRoles: 'You have no role in a publication.',
} as const
