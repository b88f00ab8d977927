import type { LandingWords } from './landing'

/** The words of the page about giving a membership. */
export const giftWords = (product: string, price: string): LandingWords => ({
  title: `Give a ${product} membership`,
  description: `A year of every story on ${product}, for one person or for many.`,
  heading: 'Give somebody a year of reading.',
  lead: `A year of every story on ${product}, for ${price}. You pay once. Nothing renews, for you or for them.`,
  sections: [
    {
      id: 'how',
      heading: 'How it works',
      paragraphs: [
        'You decide how the gift arrives. The recipient opens a link, signs in or creates an account, and is a member.',
      ],
      points: [
        {
          title: 'By email',
          text: 'We send it for you, with your name and your message: today, or on the day you choose.',
        },
        {
          title: 'As a link',
          text: 'You get a link to pass on yourself, and a page to print and put into an envelope.',
        },
        {
          title: 'Time to open it',
          text: 'A gift can be redeemed for two years. The year of reading begins when it is.',
        },
        {
          title: 'For members, too',
          text: 'If they already pay for a membership, your gift moves their next payment.',
        },
      ],
    },
    {
      id: 'many',
      heading: 'For a class, a team, a book club',
      paragraphs: [
        'Give up to 100 memberships at once. Paste the addresses and we write to each of them, or take a link for each and hand them out as you like. You see which have been redeemed, and can send one again.',
      ],
    },
    {
      id: 'got',
      heading: 'If you’ve been given one',
      paragraphs: [
        'Open the link in the email or on the card. If you have only the code, you can type it in.',
      ],
    },
    {
      id: 'price',
      heading: 'What it costs',
      paragraphs: [
        `${price} for each membership. Before you pay you see what the order comes to, and afterwards you get a receipt.`,
      ],
    },
  ],
  closing: {
    heading: 'It’s ready in a minute.',
    text: 'Choose whom it’s for, write a line, and pay. They can be reading today.',
  },
})

/** Links of the page. */
export const giftLandingWording = {
  give: 'Give a membership',
  group: 'Give several',
  redeem: 'Redeem a gift',
} as const
