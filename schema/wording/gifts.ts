import type { RecipientFault } from '../rules/membership/gift-recipients'
import { GROUP_GIFT } from '../rules/membership/gifts'
import { countOf, exactCount, pluralOf } from './counts'

/** How many mistakes in a list are named. */
const NAMED_FAULTS = 5

const FAULTS = {
  NO_ADDRESS: (line: number, text: string) => `Line ${line}: “${text}” isn’t an email address.`,
  TWICE: (line: number, text: string) => `Line ${line}: ${text} is in the list already.`,
} satisfies Record<RecipientFault['kind'], (line: number, text: string) => string>

/** What is wrong with a list of addresses, line by line. */
export function recipientFaults(faults: readonly RecipientFault[]): string {
  const named = faults
    .slice(0, NAMED_FAULTS)
    .map(({ kind, line, text }) => FAULTS[kind](line, text.length > 60 ? `${text.slice(0, 60)}…` : text))
  const others = faults.length - named.length
  if (others > 0) named.push(`And ${countOf(others, 'more mistake')}.`)
  return named.join(' ')
}

/** Texts of the pages on which a membership is given. */
export const giftWording = {
  name: (count: number, product: string) =>
    pluralOf(count, {
      one: `Gift: a year of ${product}`,
      other: `${countOf(count, 'gift')}: a year of ${product} each`,
    }),
  plans: {
    title: 'Give a membership',
    heading: 'Give a year of reading',
    lead: (product: string) => `A year of every story on ${product}, paid once. Nothing renews.`,
    one: 'For one person',
    oneText: 'By email on the day you choose, or as a link to pass on yourself, with a line from you.',
    oneChoose: 'Give one',
    group: 'For a group',
    groupText: `From ${GROUP_GIFT.least} to ${GROUP_GIFT.most} memberships at once, by email to each or as links to hand out.`,
    groupChoose: 'Give several',
    each: (price: string) => `${price} each`,
    member: (price: string) => `${price} for a year`,
    redeem: 'Have you been given one? Redeem it',
    yours: 'Gifts you’ve given',
    terms: 'A gift can be redeemed for two years. The year begins on the day it is redeemed.',
  },
  checkout: {
    title: 'Give a membership',
    titleGroup: 'Give memberships to a group',
    lead: (product: string, price: string) =>
      `A year of every story on ${product}, for ${price}. Nothing renews, and it can be redeemed for two years.`,
    leadGroup: (product: string, price: string) =>
      `A year of every story on ${product}, for ${price} each. Nothing renews, and each can be redeemed for two years.`,
    toGroup: 'For more than one person? Give to a group',
    toOne: 'For one person only? Give a single membership',
    again: 'Your bank has confirmed your account. Describe your gift again to pay for it from there.',
    needsScript: 'To give a membership, turn on JavaScript in this browser.',
    way: 'How should it arrive?',
    wayGroup: 'How should they arrive?',
    email: 'By email',
    emailText: 'We send it for you, on the day you choose.',
    emailGroupText: 'We send one to each address, on the day you choose.',
    link: 'As a link',
    linkText: 'You pass it on yourself, or print it.',
    linkGroup: 'As links',
    linkGroupText: 'You get a link for each, to hand out as you like.',
    recipientEmail: 'Their email address',
    recipientName: 'Their name (optional)',
    recipients: 'Email addresses',
    recipientsHint: `One a line, or with commas between them. Names may come with them, as email apps write them. ${GROUP_GIFT.least} to ${GROUP_GIFT.most} of them.`,
    quantity: 'How many memberships?',
    quantityHint: `From ${GROUP_GIFT.least} to ${GROUP_GIFT.most}.`,
    sendOn: 'Send it on',
    sendOnGroup: 'Send them on',
    sendOnHint: 'Today, or a day within a year. On a later day it is sent in the morning (UTC).',
    senderName: 'Your name',
    senderNameHint: 'The gift says that it’s from you.',
    message: 'Message (optional)',
    counter: (is: number, max: number) => `${exactCount(is)} of ${countOf(max, 'character')}`,
    isForNewOnly: 'Only for people who have never been members',
    isForNewOnlyHint: 'Others are told so when they try to redeem it, and the gift stays unused.',
    total: 'Total',
    totalOf: (count: number, price: string, total: string) =>
      count === 1 ? total : `${countOf(count, 'membership')} × ${price} = ${total}`,
    continue: 'Continue to payment',
    noRecipients: `Enter at least ${GROUP_GIFT.least} email addresses.`,
    tooManyRecipients: (count: number) =>
      `These are ${countOf(count, 'address', 'addresses')}. At most ${GROUP_GIFT.most} fit into one order.`,
    badQuantity: `Enter a number from ${GROUP_GIFT.least} to ${GROUP_GIFT.most}.`,
  },
  pay: {
    heading: 'Pay for your gift',
    order: 'Your gift',
    item: 'What',
    items: (count: number, product: string) =>
      count === 1 ? `A year of ${product}` : `${countOf(count, 'year')} of ${product}, for one person each`,
    to: 'To',
    toMany: (count: number) => countOf(count, 'address', 'addresses'),
    showAll: 'Show all',
    arrives: 'Arrives',
    byLink: (count: number) => (count === 1 ? 'As a link, at once' : `As ${countOf(count, 'link')}, at once`),
    byEmailToday: 'By email, today',
    byEmailOn: (day: string) => `By email, on ${day}`,
    from: 'From',
    message: 'Message',
    newOnly: 'For people who have never been members',
    total: 'Total',
    once: 'Paid once. Nothing renews.',
    change: 'Change something',
    button: (price: string) => `Pay ${price}`,
    loading: 'The price is loading…',
    failed: 'The price couldn’t be loaded.',
    again: 'Try again',
    agree: <Link>(terms: Link) => [
      'By paying you agree to the ',
      terms,
      '. What nobody has redeemed within two years expires.',
    ],
    terms: 'terms',
  },
  given: {
    title: 'Your gift',
    open: 'The payment isn’t finished yet.',
    openText: 'It can take a minute until we know. Reload the page then; you won’t be charged twice.',
    reload: 'Reload',
    failed: 'This gift isn’t paid.',
    failedText: 'The payment failed, or was given back. Nobody can redeem it.',
    /** For a gift whose payment was refunded, disputed or not settled. */
    paidBack: {
      title: 'This gift was paid back.',
      texts: {
        REFUNDED: (total: string) => `We’ve sent ${total} back to you.`,
        DISPUTED: (total: string) => `Your bank took ${total} back.`,
        FAILED: (total: string) => `Your bank didn’t pay the ${total} after all.`,
      },
      rest: 'What nobody has redeemed doesn’t work any more; what was redeemed stays.',
      state: 'Paid back',
    },
    ready: (count: number) => pluralOf(count, { one: 'Your gift is ready.', other: 'Your gifts are ready.' }),
    planned: (count: number) =>
      pluralOf(count, { one: 'Your gift is planned.', other: 'Your gifts are planned.' }),
    onItsWay: (count: number) =>
      pluralOf(count, { one: 'Your gift is on its way.', other: 'Your gifts are on their way.' }),
    paid: (count: number, total: string) => `You’ve paid ${total} for ${countOf(count, 'membership')}.`,
    receiptMail: 'We’ll email you a receipt.',
    until: (count: number, day: string) =>
      pluralOf(count, {
        one: `It can be redeemed until ${day}.`,
        other: `They can be redeemed until ${day}.`,
      }),
    newOnly: 'Only people who have never been members can redeem them.',
    redeemed: (count: number, of: number) => `Redeemed: ${exactCount(count)} of ${exactCount(of)}`,
    place: (position: number, isOnly: boolean) => (isOnly ? 'Link' : `Link ${position}`),
    used: 'Redeemed',
    usedOn: (day: string) => `Redeemed on ${day}`,
    expired: 'Expired',
    withdrawn: 'Withdrawn, since the payment was given back',
    unused: 'Not redeemed yet',
    sentOn: (day: string) => `Sent on ${day}, not redeemed yet`,
    sendsOn: (day: string) => `Will be sent on ${day}`,
    sending: 'Being sent',
    copy: 'Copy link',
    copyAll: 'Copy all links',
    csv: 'Download as CSV',
    print: 'Print',
    receipt: 'Receipt',
    another: 'Give another',
    sendText: (isMailed: boolean, isPlanned: boolean) =>
      isPlanned ? 'Change address' : isMailed ? 'Send again' : 'Send by email',
    again: {
      label: 'Email address',
      hint: 'With another address, the link that was sent before stops working.',
      forgotten:
        'To protect their privacy, we’ve deleted the address. Enter it again; the link that was sent before stops working.',
      send: 'Send',
      save: 'Save',
      sending: 'Sending…',
      cancel: 'Cancel',
      sent: (email: string) => `The gift is on its way to ${email}.`,
      saved: (email: string) => `The gift will be sent to ${email}.`,
    },
    card: {
      title: (product: string) => `A year of ${product}`,
      from: (name: string) => `A gift from ${name}`,
      open: 'Open this address to redeem it:',
      until: (day: string) => `Until ${day}`,
    },
    table: { place: 'Number', link: 'Link', email: 'Email', name: 'Name', state: 'State' },
    list: {
      title: 'Gifts you’ve given',
      caption: 'Gifts',
      memberships: (count: number) => countOf(count, 'membership'),
      states: { OPEN: 'Not paid yet', FAILED: 'Not paid' },
      redeemedOne: 'Redeemed',
      unusedOne: 'Not redeemed yet',
      date: 'Date',
      what: 'What',
      state: 'State',
      details: 'Details',
      open: 'Open',
      none: 'You haven’t given any yet.',
      give: 'Give a membership',
      pages: 'Pages of gifts',
      more: 'Older gifts',
      of: (day: string) => `gift of ${day}`,
    },
  },
} as const
