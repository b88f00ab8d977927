import type { LandingWords } from './landing'

/**
 * Texts of the page about the membership.
 *
 * @param isThreefold whether a Friend pays three times what a member does.
 */
export const membershipWords = (
  product: string,
  monthly: string,
  week: string,
  isThreefold: boolean,
): LandingWords => ({
  title: `${product} membership`,
  description: `What members of ${product} read, what it costs, and how to stop.`,
  heading: 'Read it all, to the last line.',
  lead: `Some stories on ${product} are for members. Become one and every wall is gone: on this site, and on the domains of its publications. It costs ${monthly} a month, or a year for ${week}.`,
  sections: [
    {
      id: 'get',
      heading: 'What you get',
      paragraphs: ['A member-only story shows everybody its beginning. Members simply read on.'],
      points: [
        {
          title: 'Every story',
          text: 'All member-only stories in full, old and new, as soon as you’ve paid.',
        },
        {
          title: 'On every domain',
          text: 'Publications and writers with domains of their own know you as a member, too.',
        },
        {
          title: 'No advertising',
          text: 'Nobody here pays to be read. Readers pay for the site.',
        },
        {
          title: 'Friends',
          text: `If you can give more, become a Friend of ${product}. You get what members get, and pay ${isThreefold ? 'three times as much' : 'more'} for it.`,
        },
      ],
    },
    {
      id: 'pay',
      heading: 'How you pay',
      paragraphs: [
        'Monthly or yearly. Before you agree, you see what is charged today, when it renews and for how much, and you get the same by email.',
        'Your card number goes to the payment provider and never to us.',
      ],
    },
    {
      id: 'stop',
      heading: 'How you stop',
      paragraphs: [
        'In your settings, without writing to anybody. You stay a member until the end of what you’ve paid for, and can come back before that as if nothing had happened.',
      ],
    },
  ],
  closing: {
    heading: 'A month is enough to find out.',
    text: 'If you’ve never been a member, the monthly plan is free for the first seven days.',
  },
})

/** Links and notes of the page. */
export const membershipLandingWording = {
  plans: 'See the plans',
  choose: 'Compare what you get',
  manage: 'Manage your membership',
} as const
