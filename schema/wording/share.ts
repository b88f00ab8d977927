/** Texts about sharing. */
export const shareWording = {
  copied: 'Copied.',
  copyFailed: 'That couldn’t be copied. Select the text and copy it yourself.',
  success: {
    title: 'Thanks for sharing',
    text: 'Your link is on its way. You can close this window, or go on reading.',
    home: 'Go to the home page',
  },
  story: {
    title: 'Share this story',
    published: 'Your story is published',
    address: 'Link to the story',
    copy: 'Copy the link',
    on: { twitter: 'X', facebook: 'Facebook', linkedIn: 'LinkedIn', email: 'Email' },
    channels: 'Share on',
    next: 'What happens next',
    listed: [
      'People who follow you get it in their feed, and a notification if they want one.',
      'Readers find it on your profile, under its topics and in the search.',
    ],
    inPublication: (name: string) => `It is also on the pages of ${name}.`,
    unlisted: ['It is unlisted: only people who have this link find it.'],
    view: 'View the story',
    settings: 'Story settings',
    stories: 'Your stories',
  },
} as const
