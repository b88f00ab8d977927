import { declineWording } from './payment'
import { waitOf } from './wait'

/** Why a request about a membership is refused. */
export const membershipMessages = {
  noPlan: 'Choose one of the plans.',
  noCoupon: 'This coupon isn’t valid. It may have expired, or been used already.',
  otherPlan: 'This coupon is for another plan.',
  newOnly: 'This coupon is for people who have never been members.',
  noCountry: 'We don’t know which country you’re in. Choose it, so that we can show you the right price.',
  priceChanged: 'The price has changed. Check the new price before you continue.',
  noTrial:
    'There is one free trial for each card and household, and yours has been used. Nothing was charged. The price is now the one without a trial.',
  alreadyMember: 'You’re already a member.',
  notAvailable:
    'We can’t take payments at the moment. You haven’t been charged. Please try again in a few minutes.',
  notKnown:
    'We don’t know yet whether your payment went through. Try again: you won’t be charged twice. If it did go through, you’ll get an email.',
  pending:
    'Your bank is still working on this payment, which can take a few days. You don’t have to wait here: we’ll email you as soon as it’s done.',
  otherPurchase:
    'Another purchase of yours is in progress. Wait two minutes, and check your membership before you try again.',
  failedBefore: 'This purchase failed. Nothing was charged. Please start again.',
  wrongProvider: 'The way to pay has changed. Reload the page.',
  tooOften: (minutes: number) =>
    `You’ve tried this too often. Nothing was charged. Try again in ${waitOf(minutes)}.`,
  captcha: 'reCAPTCHA verification failed.',
  noMembership: 'You have no membership that could be changed.',
  given: 'This membership was given to you: there is nothing to pay.',
  giftEnds: 'This membership is a gift. It ends automatically, and you won’t be charged.',
  over: 'This membership has ended. You can become a member again.',
  cantSwitch: 'You can change your plan once your membership is neither cancelled nor waiting for a payment.',
  cantSwitchGift: 'This membership is a gift, so it has no plan to change. Choose one once it has ended.',
  cantSwitchYet:
    'A gift covers your membership at the moment. You can change your plan after your next payment.',
  samePlan: 'You already have this plan.',
  noPlannedSwitch: 'No change of plan is planned.',
  noDiscount: 'We don’t offer this discount.',
  discountTaken: 'You’ve already accepted a discount in the last twelve months.',
  discountNow: 'You can accept this once your payment has gone through.',
  paymentError: 'We couldn’t process your payment. You haven’t been charged. Please try again.',
  /** Why a payment was declined, in the words of a person who wants to pay. */
  declined: declineWording,
  description: (product: string) => `${product} membership`,
} as const
