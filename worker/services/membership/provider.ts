/** What the use cases of the membership know of payments (worker/platform/payments implements it). */
export type {
  Answer,
  Charge,
  ChargeInput,
  FormInput,
  FormSettings,
  KeepInput,
  KeptMethod,
  Outcome,
  PaymentMethod,
  PaymentProvider,
  Payments,
  ProviderEvent,
} from '../../platform/payments/provider'
