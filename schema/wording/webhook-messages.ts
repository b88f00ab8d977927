import { countOf } from './counts'

/** Reasons why something about a webhook isn't done, and the mail about one that was switched off. */
export const webhookMessages = {
  address: 'Enter an address that begins with https:// and that anybody on the internet can reach.',
  events: 'Choose at least one event.',
  tags: (most: number) => `Name at most ${countOf(most, 'topic')}.`,
  kinds: 'Choose kinds of stories that exist.',
  filterPublication: 'There’s no such publication, or the webhook is about another one.',
  tooMany: (most: number) => `You can have at most ${countOf(most, 'webhook')}. Delete one first.`,
  noWebhook: 'This webhook no longer exists.',
  noPublication: 'You don’t edit this publication.',
  noDelivery: 'This delivery isn’t kept any more.',
  disabled: 'This webhook is switched off. Switch it on first.',
  mail: {
    subject: (product: string) => `Your ${product} webhook is switched off`,
    heading: 'Your webhook is switched off',
    text: (address: string, days: number) =>
      `For ${countOf(days, 'day')}, nothing that we sent to ${address} arrived. We’ve stopped trying.`,
    next: 'Your developer settings say what went wrong. Once the address works again, switch the webhook on there.',
    button: 'Developer settings',
  },
} as const
