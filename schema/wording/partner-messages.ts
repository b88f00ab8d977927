/** What is wrong with a request about the partner programme. */
export const partnerMessages = {
  suspended: 'Your account is suspended, so it can’t join the Partner Program.',
  tooEarly: (day: string) => `You’ve left the Partner Program. You can join again from ${day} on.`,
  notEnrolled: 'You aren’t in the Partner Program.',
  noMember: 'Become a member first: the Partner Program is for members.',
  tooManyFiles: 'You’ve downloaded many months. Try again in an hour.',
  fileName: (month: string) => `partner-program-${month}.jsonl`,
  badMonth: 'Name a month like 2026-10.',
  badCurrency: 'Name a currency other than the one that writers are paid in.',
  badRate: 'Write the rate with up to six decimals, like 0.7312.',
  notOver: (month: string) => `${month} isn’t over yet.`,
  earlierFirst: (month: string) => `Close ${month} first.`,
  isSetAside: (month: string) =>
    `Payments of ${month} are set aside, because they couldn’t be divided. Correct what keeps them, or close the month with carry=yes to leave them to the next one.`,
  badCarry: 'Write carry=yes, or leave it out.',
  noRate: (currency: string, month: string) => `There is no rate of ${currency} in ${month}.`,
  setAsideFirst: (month: string) =>
    `Payments of ${month} are set aside, because they couldn’t be divided. Leave them to the next month, or have them corrected first.`,
  noWriter: 'There is no such writer in the Partner Program.',
  accountGone: 'This writer’s account is gone, so there is nothing to decide.',
  ownPlace: 'Nobody decides about their own place in the Partner Program.',
  changedMeanwhile: 'Somebody else has changed this in the meantime. Reload the page and look again.',
  isClosing: (month: string) => `${month} is closing or closed, so its rates stay as they are.`,
}
