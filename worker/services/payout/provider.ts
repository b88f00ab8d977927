import type { PayoutAnswer } from '../../platform/payouts/provider'

/* What services know of the provider that pays writers (worker/platform/payouts implements it). */
export type { BankPayout, PayoutAccount, PayoutProvider, Transfer } from '../../platform/payouts/provider'
export type PayoutAnswerOf<Done> = PayoutAnswer<Done>
