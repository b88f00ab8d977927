/** What the use cases of the membership know of payments (worker/platform/payments implements it). */
export type {
  Charge,
  FormSettings,
  KeptMethod,
  PaymentMethod,
  PaymentProvider,
  Payments,
  ProviderEvent,
} from '../../platform/payments/provider'
